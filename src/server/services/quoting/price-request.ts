import type { PricedLine } from '#contract/api/quoting/price-request.ts';
import { amountFromMicros, totalMicros } from '#domain/money/money.ts';
import { type OrderedLine, priceOrder } from '#domain/pricing/price-order.ts';
import { type CountedLine, noteSplitQuantities } from '#domain/pricing/split-quantities.ts';
import type { ProcessRates } from '#domain/rates/rate-card.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { choiceOf, orderedLineOf, type PricedPart, priceKnownParts } from './price-parts.ts';

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
  const order = priceOrder(result.priced.map(shownLineOf), provider.rateCard);
  const lineOf = new Map(result.priced.map((priced) => [priced.choice, describeLine(priced, currency)]));
  return {
    currency,
    lines: choices.map((choice) => lineOf.get(choice) ?? null),
    extras: order.extras.map(({ code, label, amountMicros }) => ({ code, label, amount: amountFromMicros(amountMicros) })),
    subtotal: amountFromMicros(order.linesMicros),
    net: amountFromMicros(order.netMicros),
    tax: order.tax === null ? null : { name: order.tax.name, percent: order.tax.percent, amount: amountFromMicros(order.tax.amountMicros) },
    total: amountFromMicros(order.totalMicros),
    review: order.review,
    notes: [...noteSplitQuantities(result.priced.map((priced) => describeQuantity(priced, provider)))],
  };
};

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
