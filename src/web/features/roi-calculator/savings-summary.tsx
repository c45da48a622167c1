import type { Roi } from '#domain/roi/calculate-roi.ts';
import { Card, Text } from '../../ui/layout/layout.tsx';
import { formatNumber } from './format-figures.ts';
import styles from './roi.module.css';
import { StartLink } from './start-link.tsx';
import { texts } from './texts.ts';

/** The green sentence: what automated quoting saves. */
export function SavingsSummary({ roi }: { roi: Roi }) {
  return (
    <Card as="section" align="start" className={styles['summary']} aria-label={texts.summary.label}>
      <Text weight={500} numeric className={styles['sentence']} role="status">
        {describe(roi)}
      </Text>
      <StartLink />
    </Card>
  );
}

function describe({ costSaving, timeSaving }: Roi): string {
  if (costSaving.perMonth === null || timeSaving.perMonth === null) return texts.summary.incomplete;
  // Nothing on either side: nothing is saved.
  const factorOf = (factor: number | null) => formatNumber(factor ?? 0);
  return texts.summary.saving(
    formatNumber(costSaving.perMonth),
    factorOf(costSaving.factor),
    formatNumber(timeSaving.perMonth),
    factorOf(timeSaving.factor),
  );
}
