import { SHIPPING } from '#contract/shop/shipping.ts';
import { TAX } from '#contract/shop/tax.ts';
import { type Goods, type Trade, weighLines } from '#domain/pricing/order-terms.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { findCountry } from '#domain/trade/countries.ts';
import type { Ports } from '../shared/ports.ts';
import type { PricedPart } from './price-parts.ts';

/** By what a shop taxes and ships. */
export async function findTrade({ records }: Pick<Ports, 'records'>, { id, address }: Provider): Promise<Trade> {
  const { settings: tax } = await records.settings.find(id, TAX);
  const { settings: shipping } = await records.settings.find(id, SHIPPING);
  return { tax, shipping, homeCountry: tax?.homeCountry ?? findCountry(address.country) ?? '' };
}

/** Priced parts as what is shipped; a price that is not to be shown yet is none to whoever may not know it. */
export function goodsOf(priced: readonly PricedPart[], isHiding: boolean): Goods {
  const isPriced = priced.every(({ line }) => line.unitPriceMicros > 0 && !line.isPending && !(isHiding && line.isPriceHidden));
  return { grams: weighLines(priced.map(({ choice, line }) => ({ quantity: choice.quantity, line }))), isPriced };
}
