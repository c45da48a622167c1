import { findMargin, type Margin } from '#domain/desk/margin.ts';
import { addUp, MOST_MICROS, type Offer, type Sums } from '#domain/desk/offer.ts';
import { totalMicros } from '#domain/money/money.ts';
import { visitorLocale, writePercent } from '../../../language/visitor-locale.ts';
import { showMicros } from '../../../product/prices/format-micros.ts';
import { texts } from './texts.ts';

export interface OfferSums {
  readonly sums: Sums;
  /** What counts of the offer beside its lines. */
  readonly counted: Pick<Offer, 'charges' | 'discountPercent' | 'tax'>;
  /** Of the lines whose cost is known; null where none is. */
  readonly margin: Margin | null;
  /** Something that was typed is no figure, and is left out. */
  readonly isPartial: boolean;
}

/** What an offer comes to while it is typed: what is no figure yet is left out. */
export function sumOffer(offer: Offer, costs: ReadonlyMap<number, number>, currency: string): OfferSums {
  const lines = offer.lines.filter(
    ({ quantity, unitPriceMicros }) =>
      Number.isInteger(quantity) && quantity > 0 && isAmount(unitPriceMicros) && isAmount(unitPriceMicros * quantity),
  );
  const charges = offer.charges.filter(({ amountMicros }) => isAmount(amountMicros));
  const isDiscount = isPercent(offer.discountPercent);
  const tax = offer.tax !== null && isPercent(offer.tax.percent) ? offer.tax : null;
  const counted = { charges, discountPercent: isDiscount ? offer.discountPercent : 0, tax };
  return {
    sums: addUp(lines, counted, currency),
    counted,
    margin: findMargin(lines, counted.discountPercent, costs, currency),
    isPartial: lines.length < offer.lines.length || charges.length < offer.charges.length || !isDiscount || tax !== offer.tax,
  };
}

/** What a line comes to; null where no figures were typed. */
export function sumLine({ quantity, unitPriceMicros }: Offer['lines'][number], currency: string): number | null {
  return isAmount(unitPriceMicros * quantity) ? totalMicros(unitPriceMicros, quantity, currency) : null;
}

/** A margin in a few letters, for instance '32.1% ($120.00)'. */
export function showMargin({ leftMicros, percent }: Margin, currency: string): string {
  const left = `${leftMicros < 0 ? '−' : ''}${showMicros(Math.abs(leftMicros), currency)}`;
  if (percent === null) return left;
  const share = Math.abs(percent).toLocaleString(visitorLocale(), { maximumFractionDigits: 1 });
  return texts.marginOf(`${percent < 0 ? '−' : ''}${writePercent(share)}`, left);
}

function isAmount(micros: number): boolean {
  return micros >= 0 && micros <= MOST_MICROS;
}

function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100;
}
