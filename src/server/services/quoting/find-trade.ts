import { SHIPPING } from '#contract/shop/shipping.ts';
import { TAX } from '#contract/shop/tax.ts';
import { roundMicros } from '#domain/money/money.ts';
import { type Goods, readBuyer, type Trade, weighLines } from '#domain/pricing/order-terms.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { findCountry } from '#domain/trade/countries.ts';
import type { ShippingRules } from '#domain/trade/shipping.ts';
import { decideTax } from '#domain/trade/tax.ts';
import type { Ports } from '../shared/ports.ts';
import type { PricedPart } from './price-parts.ts';

/** By what a shop taxes and ships. */
export async function findTrade({ records }: Pick<Ports, 'records'>, { id, address, rateCard }: Provider): Promise<Trade> {
  const { settings: tax } = await records.settings.find(id, TAX);
  const { settings: shipping } = await records.settings.find(id, SHIPPING);
  return { tax, shipping: roundPrices(shipping, rateCard.currency), homeCountry: tax?.homeCountry ?? findCountry(address.country) ?? '' };
}

/** Prices may have been typed with more decimals than the currency has, or for another one. */
function roundPrices(rules: ShippingRules, currency: string): ShippingRules {
  const methods = rules.methods.map(({ zones, ...method }) => ({
    ...method,
    zones: zones.map(({ steps, ...zone }) => ({
      ...zone,
      steps: steps.map((step) => ({ ...step, priceMicros: roundMicros(step.priceMicros, currency) })),
    })),
  }));
  return { ...rules, methods };
}

/** The name of the tax that comes on top of what is shown before anybody has said how they buy; null where none does. */
export async function findUsualTax({ records }: Pick<Ports, 'records'>, { id, rateCard }: Provider): Promise<string | null> {
  const { settings: tax } = await records.settings.find(id, TAX);
  if (tax === null) return rateCard.tax?.name ?? null;
  const { name, percent } = decideTax(tax, { ...readBuyer({ tax, homeCountry: tax.homeCountry }, {}), isPickedUp: false, isExempt: false });
  return percent === 0 ? null : name;
}

/** Priced parts as what is shipped; a price that is not to be shown yet is none to whoever may not know it. */
export function goodsOf(priced: readonly PricedPart[], isHiding: boolean): Goods {
  const isPriced = priced.every(({ line }) => line.unitPriceMicros > 0 && !line.isPending && !(isHiding && line.isPriceHidden));
  return { grams: weighLines(priced.map(({ choice, line }) => ({ quantity: choice.quantity, line }))), isPriced };
}
