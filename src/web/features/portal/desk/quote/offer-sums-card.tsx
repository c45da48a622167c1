import type { Offer } from '#domain/desk/offer.ts';
import { DocumentSums } from '../../../../ui/quote-document/document-sums.tsx';
import styles from './quote-editor.module.css';
import { showMargin } from './show-margin.ts';
import type { OfferSums } from './sum-offer.ts';
import { texts } from './texts.ts';

interface OfferSumsCardProps {
  readonly sums: OfferSums;
  readonly offer: Offer;
  readonly currency: string;
}

/** What the quote comes to while it is typed, and what of it is left to the shop. */
export function OfferSumsCard({ sums: { sums, margin, isPartial }, offer, currency }: OfferSumsCardProps) {
  const charges = offer.charges.filter(({ amountMicros }) => Number.isFinite(amountMicros));
  const tax = offer.tax !== null && Number.isFinite(offer.tax.percent) ? offer.tax : null;
  return (
    <section className={styles['sums']} aria-label={texts.sums}>
      <h3>{texts.sums}</h3>
      <DocumentSums sums={sums} charges={charges} discountPercent={offer.discountPercent} tax={tax} currency={currency} />
      {isPartial ? <p className={styles['dimmed']}>{texts.partial}</p> : null}
      {margin === null ? null : (
        <dl className={styles['margin']} data-loss={margin.leftMicros < 0 || undefined}>
          <dt>{texts.marginWhole}</dt>
          <dd>{showMargin(margin, currency)}</dd>
        </dl>
      )}
      {margin === null ? null : (
        <p className={styles['dimmed']}>
          {texts.shopOnly} {margin.withoutCost === 0 ? null : `(${texts.marginPartial(margin.withoutCost)})`}
        </p>
      )}
    </section>
  );
}
