import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import type { Offer } from '../../../product/offers/offers.ts';

/** 'offer' is the provider's own order. */
export const ORDERS = ['offer', 'price', 'name', 'days'] as const;
export type MaterialOrder = (typeof ORDERS)[number];

type Prices = ReadonlyMap<string, MaterialPrice>;

/**
 * Materials in an order. By price and by days, those whose price leaves parts out come later, then those that more parts are on review
 * in; those without any price come last.
 */
export function sortMaterials(offers: readonly Offer[], prices: Prices, order: MaterialOrder): readonly Offer[] {
  if (order === 'offer') return offers;
  if (order === 'name') return offers.toSorted((one, other) => one.name.localeCompare(other.name));
  const keysOf = ({ id }: Offer): readonly number[] => {
    const price = prices.get(id);
    if (price === undefined || price.from === null) return [Number.POSITIVE_INFINITY];
    return [price.missing, price.unpriced, order === 'price' ? price.from : price.days];
  };
  return offers.toSorted((one, other) => {
    const [keys, others] = [keysOf(one), keysOf(other)];
    const at = keys.findIndex((key, i) => key !== others[i]);
    return at === -1 ? 0 : (keys[at] as number) - (others[at] as number);
  });
}

/** Those whose price is known and no more than `most`; all of them where that is null. */
export function keepUpTo(offers: readonly Offer[], prices: Prices, most: number | null): readonly Offer[] {
  if (most === null) return offers;
  return offers.filter(({ id }) => (prices.get(id)?.from ?? Number.POSITIVE_INFINITY) <= most);
}

/** An amount as people type it: '1234.5', '1 234,50', '€20'. Null where nothing is limited or no amount is meant. */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[^\d.,]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = digits.slice(0, digits.length - (decimal === '' ? 0 : decimal.length + 1)).replace(/\D/g, '');
  const amount = Number(`${whole || '0'}.${decimal || '0'}`);
  return /\d/.test(digits) && Number.isFinite(amount) ? amount : null;
}
