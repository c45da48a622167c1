import type { Charge, OfferTax, Sums } from '#domain/desk/offer.ts';
import { showMicros } from '../format-micros.ts';
import styles from './quote-document.module.css';
import { texts } from './texts.ts';

interface DocumentSumsProps {
  readonly sums: Sums;
  readonly charges: readonly Charge[];
  readonly discountPercent: number;
  readonly tax: OfferTax | null;
  readonly currency: string;
}

/** What a quote or an order comes to, row by row; everything is shown as it was worked out, nothing is added here. */
export function DocumentSums({ sums, charges, discountPercent, tax, currency }: DocumentSumsProps) {
  const hasSteps = charges.length > 0 || sums.discountMicros > 0 || tax !== null;
  return (
    <dl className={styles['sums']} aria-label={texts.sums}>
      {hasSteps ? <Row label={texts.subtotal} amount={showMicros(sums.linesMicros, currency)} /> : null}
      {sums.discountMicros > 0 ? (
        <Row label={texts.discount(discountPercent)} amount={`−${showMicros(sums.discountMicros, currency)}`} />
      ) : null}
      {charges.map(({ label, amountMicros }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and nothing in a row keeps a state.
        <Row key={`${label}-${index}`} label={label} amount={showMicros(amountMicros, currency)} />
      ))}
      {tax === null ? null : (
        <>
          <Row label={texts.net} amount={showMicros(sums.netMicros, currency)} />
          <Row label={texts.tax(tax.name, tax.percent)} amount={showMicros(sums.taxMicros, currency)} />
        </>
      )}
      <Row label={tax === null ? texts.withoutTax : texts.total} amount={showMicros(sums.totalMicros, currency)} isTotal />
    </dl>
  );
}

function Row({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <div className={styles['row']} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
