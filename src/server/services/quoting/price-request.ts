import type { PricedLine } from '#contract/api/quoting/price-request.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { amountFromMicros, totalMicros } from '#domain/money/money.ts';
import { discountOrder } from '#domain/pricing/discount-order.ts';
import { type Order, type OrderedLine, priceOrder } from '#domain/pricing/price-order.ts';
import { type CountedLine, noteSplitQuantities } from '#domain/pricing/split-quantities.ts';
import type { ProcessRates } from '#domain/rates/rate-card.ts';
import { isWithinInstantOrders } from '#domain/shop/instant-orders.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Context, Handlers } from '../shared/context.ts';
import { findDiscount } from '../shared/customer-session.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { choiceOf, orderableOf, orderedLineOf, type PricedPart, priceKnownParts } from './price-parts.ts';

/**
 * What lines cost and come to as one request, as the customer may see it: a hidden price counts as none, and extras tell no
 * formula. Lines of parts that are not known count for nothing.
 */
export const priceRequest: Handlers['priceRequest'] = async (context, request) => {
  const provider = await context.ports.records.providers.find(request.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const choices = request.items.map(choiceOf);
  const result = await priceKnownParts(context, choices, provider);
  if (isRefused(result)) return result;
  const { currency } = provider.rateCard;
  const discount = await findDiscount(context.ports, provider.id, request.customerToken);
  const order = discountOrder(priceOrder(result.priced.map(shownLineOf), provider.rateCard), discount);
  const lineOf = new Map(result.priced.map((priced) => [priced.choice, describeLine(priced, currency)]));
  return {
    currency,
    lines: choices.map((choice) => lineOf.get(choice) ?? null),
    extras: order.extras.map(({ code, label, amountMicros }) => ({ code, label, amount: amountFromMicros(amountMicros) })),
    subtotal: amountFromMicros(order.linesMicros),
    discount:
      order.discount === undefined ? null : { percent: order.discount.percent, amount: amountFromMicros(order.discount.amountMicros) },
    net: amountFromMicros(order.netMicros),
    tax: order.tax === null ? null : { name: order.tax.name, percent: order.tax.percent, amount: amountFromMicros(order.tax.amountMicros) },
    total: amountFromMicros(order.totalMicros),
    review: order.review,
    instantOrder: await findInstantOrder(context, provider, choices.length, result.priced, order),
    notes: [...noteSplitQuantities(result.priced.map((priced) => describeQuantity(priced, provider)))],
  };
};

/** Whether the shop takes these lines as an order without a look, and by which terms. */
async function findInstantOrder(
  { ports: { records } }: Pick<Context, 'ports'>,
  provider: Provider,
  count: number,
  priced: readonly PricedPart[],
  order: Order,
): Promise<{ readonly terms: string } | null> {
  const { settings: bounds } = await records.settings.find(provider.id, INSTANT_ORDERS);
  if (
    priced.length < count ||
    !isWithinInstantOrders(
      priced.map((each) => orderableOf(each, provider)),
      order,
      bounds,
    )
  )
    return null;
  const { settings } = await records.desk.findSettings(provider.id);
  return { terms: settings.terms };
}

const shownLineOf = (priced: PricedPart): OrderedLine => orderedLineOf(priced, priced.line.isPriceHidden);

function describeLine(priced: PricedPart, currency: string): PricedLine {
  const { choice, line } = priced;
  const { unitPriceMicros, quantity } = shownLineOf(priced);
  return {
    partID: choice.partId,
    unitPrice: amountFromMicros(unitPriceMicros),
    total: amountFromMicros(totalMicros(unitPriceMicros, quantity, currency)),
    isInstantQuote: line.isInstantQuote,
    leadTimeID: line.leadTime.id,
    leadTime: line.leadTime.name,
    leadTimeDays: line.leadTimeDays,
    isPending: line.isPending,
  };
}

function describeQuantity({ part, choice, line }: PricedPart, { rateCard }: Provider): CountedLine {
  const { material, color, finish, leadTime, unitPriceMicros, isPriceHidden } = line;
  const { sha256, modelUnit, body, isAssembly, filename } = part;
  const rates: ProcessRates = rateCard.processes[material.process];
  return {
    filename,
    sameKey: JSON.stringify([sha256, body?.number, modelUnit, isAssembly, material.id, color.id, finish.id, leadTime.id]),
    quantity: choice.quantity,
    isDiscounted: unitPriceMicros > 0 && !isPriceHidden && rates.quantityDiscounts.some(({ discount }) => discount.value > 0),
  };
}
