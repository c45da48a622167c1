import type { Language } from '../language/language.ts';
import type { Micros } from '../money/money.ts';
import type { Buyer, Purchase } from '../trade/purchase.ts';
import { offerShipping, packedGrams, pickShipping, type ShippingOffer, type ShippingRules } from '../trade/shipping.ts';
import { decideTax, type TaxDecision, type TaxRules } from '../trade/tax.ts';
import type { Order, OrderShipping, OrderTerms } from './price-order.ts';
import type { QuotedLine } from './quote.ts';

/** By what a shop taxes and ships. */
export interface Trade {
  /** Null: it has no rules, so the rate card's tax is everybody's. */
  readonly tax: TaxRules | null;
  readonly shipping: ShippingRules;
  /** ISO 3166 code of where the shop is; empty where nobody knows. */
  readonly homeCountry: string;
}

/** What is sold, as far as shipping depends on it. */
export interface Goods {
  /** Of all pieces; null where one's is not known. */
  readonly grams: number | null;
  /** Each of them has a price that its reader may know. */
  readonly isPriced: boolean;
}

/** What somebody said of how they buy; what they did not is as with most of the shop's customers. */
export interface Said {
  readonly kind?: Buyer['kind'] | undefined;
  readonly country?: string | undefined;
  readonly state?: string | undefined;
  readonly vatId?: string | undefined;
  readonly shippingMethod?: string | null | undefined;
}

/** Who buys, by what they said: a country alone counts, and a state only in the US. */
export function readBuyer({ tax, homeCountry }: Pick<Trade, 'tax' | 'homeCountry'>, { kind, country, state, vatId }: Said): Buyer {
  const to = country === undefined || country === '' ? homeCountry : country;
  const usualState = tax?.homeCountry === 'US' ? tax.homeState : '';
  return {
    kind: kind ?? tax?.usualBuyer ?? 'business',
    country: to,
    state: to === 'US' ? state || usualState : '',
    vatId: vatId ?? '',
  };
}

/** The ways in which goods can be sent to a buyer, with what they cost; `partsMicros` is what the goods come to without shipping and tax. */
export function listShipping(
  { shipping }: Trade,
  { country }: Pick<Buyer, 'country'>,
  { grams, isPriced }: Goods,
  partsMicros: Micros,
): readonly ShippingOffer[] {
  return offerShipping(shipping, { country, partsGrams: grams, netMicros: isPriced ? partsMicros : null });
}

/** Whether it is known what sending an order costs: a shop without methods says it otherwise. */
export function isShipped({ shipping: { methods } }: Trade, { shipping }: Pick<Order, 'shipping'>): boolean {
  return methods.length === 0 || (shipping != null && shipping.priceMicros !== null);
}

interface Reading {
  /** What the notes are said in. */
  readonly language: Language;
  /** Agreed with the client. */
  readonly isExempt?: boolean;
  readonly discountPercent?: number;
}

/** By what an order is taxed and shipped; without a purchase nobody was asked, and shipping is told with the quote. */
export function composeTerms(
  trade: Trade,
  purchase: Pick<Purchase, 'buyer' | 'shippingMethod'> | null,
  goods: Goods,
  reading: Reading,
): OrderTerms {
  const buyer = purchase?.buyer ?? readBuyer(trade, {});
  const pick = (partsMicros: Micros) =>
    purchase === null ? null : pickShipping(listShipping(trade, buyer, goods, partsMicros), purchase.shippingMethod);
  const tax = decideFor(trade, buyer, pick(0)?.method.isPickUp ?? false, reading);
  return {
    ...(tax === null ? {} : { tax }),
    ship: (partsMicros) => describeShipping(trade, goods, pick(partsMicros)),
    discountPercent: reading.discountPercent,
  };
}

function decideFor({ tax }: Trade, buyer: Buyer, isPickedUp: boolean, { language, isExempt = false }: Reading): TaxDecision | null {
  return tax === null ? null : decideTax(tax, { ...buyer, isPickedUp, isExempt }, language);
}

function describeShipping({ shipping }: Trade, { grams }: Goods, offer: ShippingOffer | null): OrderShipping | null {
  if (offer === null) return null;
  const { id, name, isPickUp, handlingDays } = offer.method;
  return { methodId: id, name, isPickUp, priceMicros: offer.priceMicros, handlingDays, weightGrams: packedGrams(shipping, grams) };
}

/** What lines weigh together without packaging, supports left off; null where the work on one is still to come, or can't be told. */
export function weighLines(lines: readonly { readonly quantity: number; readonly line: Pick<QuotedLine, 'receipt'> }[]): number | null {
  return lines.reduce<number | null>((sum, { quantity, line: { receipt } }) => {
    if (sum === null || receipt === null) return null;
    const { massG, supportMassG } = receipt.work;
    // A mesh that is open has no volume to weigh.
    if (massG <= 0) return null;
    return sum + Math.max(0, massG - supportMassG) * quantity;
  }, 0);
}
