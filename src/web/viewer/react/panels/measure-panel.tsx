import type { Unit } from '#domain/part/units.ts';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { Card, Hint, Text } from '../../../ui/layout/layout.tsx';
import type { Picked, Tool } from '../../basics/viewer.ts';
import { texts } from '../engine/texts.ts';
import { describePicked } from './describe-picked.ts';
import styles from './panels.module.css';

interface MeasurePanelProps {
  readonly tool: Tool;
  readonly picked: Picked | null;
  readonly unit: Unit;
}

/** What the distance and pick tools found, or what to do next; nothing without a tool. Announced as it changes. */
export function MeasurePanel({ tool, picked, unit }: MeasurePanelProps) {
  const words = describePicked(picked, tool, unit);
  return (
    <Card
      as="output"
      gap="none"
      size="sm"
      className={styles['panel']}
      style={{ width: 'max-content', maxWidth: 'min(19rem, 100%)' }}
      aria-label={texts.measure.panel}
      hidden={words === null}
    >
      {words === null ? null : (
        <>
          <Text weight={600}>{words.heading}</Text>
          {words.figures.length === 0 ? null : (
            <Facts kind="sums" className={styles['figures']}>
              {words.figures.map(({ label, value }) => (
                <Fact key={label} label={label}>
                  {value}
                </Fact>
              ))}
            </Facts>
          )}
          {words.note === null ? null : (
            <Hint mt="xs" size="xs">
              {words.note}
            </Hint>
          )}
        </>
      )}
    </Card>
  );
}
