import { Skeleton } from '@mantine/core';
import type { QuoteLine } from '#contract/quote-line.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Price } from '../../ui/price.tsx';
import styles from '../../ui/summary-card.module.css';
import { SoftButton } from './soft-button.tsx';
import { texts } from './texts.ts';

interface QuoteSummaryProps {
  /** Undefined until they are there. */
  readonly lines: readonly QuoteLine[] | undefined;
  readonly mspID: string;
  readonly onAddAll: () => void;
}

/** What all lines come to, and where to go from here. */
export function QuoteSummary({ lines, mspID, onAddAll }: QuoteSummaryProps) {
  return (
    <aside className={styles['summary']} aria-label={texts.summary.heading}>
      {lines === undefined ? <Skeleton height={72} radius="md" /> : <Totals lines={lines} />}
      {lines !== undefined && lines.length > 1 ? (
        <SoftButton fullWidth onClick={onAddAll}>
          {texts.addAll}
        </SoftButton>
      ) : null}
      <LinkButton to="/cart" search={{ msp_id: mspID }} fullWidth>
        {texts.goToCart}
      </LinkButton>
      <LinkButton
        to="/material-selection"
        search={{ msp_id: mspID }}
        variant="default"
        fullWidth
        px="xs"
        h="auto"
        mih={36}
        py={7}
        styles={{ label: { whiteSpace: 'normal', lineHeight: 1.3 } }}
      >
        {texts.otherParts}
      </LinkButton>
      <p className={styles['note']}>{texts.summary.noPayment}</p>
    </aside>
  );
}

function Totals({ lines }: { lines: readonly QuoteLine[] }) {
  const currency = lines[0]?.currency ?? 'USD';
  const subtotalMicros = lines.reduce((sum, line) => sum + totalMicros(microsFromAmount(line.price), line.quantity, currency), 0);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const toReview = lines.filter((line) => !line.isInstantQuote).length;
  return (
    <div>
      <p className={styles['count']}>
        {texts.summary.lines(lines.length)} · {texts.summary.pieces(pieces)}
      </p>
      <p className={styles['total']}>
        <span>{texts.summary.total}</span>
        <span>
          <Price value={amountFromMicros(subtotalMicros)} currency={currency} />
          {toReview > 0 ? '*' : null}
        </span>
      </p>
      {toReview > 0 ? <p className={styles['note']}>{texts.summary.toReview(toReview)}</p> : null}
    </div>
  );
}
