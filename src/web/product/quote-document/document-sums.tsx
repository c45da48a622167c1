import { listSums } from '#domain/desk/list-sums.ts';
import type { Charge, OfferTax, Sums } from '#domain/desk/offer.ts';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Hint } from '../../ui/layout/layout.tsx';
import { showSigned } from '../prices/format-micros.ts';
import styles from './quote-document.module.css';
import { texts } from './texts.ts';

/** A quote, an order or a paper, as far as it is about money. */
interface SummedDocument {
  readonly sums: Sums;
  readonly charges: readonly Charge[];
  readonly discountPercent: number;
  readonly tax: OfferTax | null;
  readonly currency: string;
}

/** What a quote or an order comes to, row by row; everything is shown as it was worked out, nothing is added here. */
export function DocumentSums({ document: { sums, currency, ...steps } }: { readonly document: SummedDocument }) {
  return (
    <>
      <Facts kind="sums" gap="xs" size="base" className={styles['sums']} aria-label={texts.sums}>
        {listSums(sums, steps).map(({ label, amountMicros, isTotal }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and nothing in a row keeps a state.
          <Fact key={`${label}-${index}`} label={label} isTotal={isTotal}>
            {showSigned(amountMicros, currency)}
          </Fact>
        ))}
      </Facts>
      {steps.tax?.note ? <Hint>{steps.tax.note}</Hint> : null}
    </>
  );
}
