import type { PricedLine, ShownTrade } from '#contract/api/quoting/price-request.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { addPercent, amountFromMicros, type Micros, totalMicros } from '#domain/money/money.ts';
import { isWithinInstantOrders } from '#domain/pricing/instant-orders.ts';
import { composeTerms, type Goods, isShipped, listShipping, readBuyer, type Trade } from '#domain/pricing/order-terms.ts';
import { type Order, type OrderedLine, priceOrder } from '#domain/pricing/price-order.ts';
import { type CountedLine, noteSplitQuantities } from '#domain/pricing/split-quantities.ts';
import type { ProcessRates } from '#domain/rates/rate-card.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { Context, Handlers } from '../shared/context.ts';
import { findAgreed } from '../shared/customer-session.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { composeQuoteTerms } from '../shared/quote-terms.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { UNKNOWN_PROVIDER } from './find-offer.ts';
import { findTrade, goodsOf } from './find-trade.ts';
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
  const trade = await findTrade(context.ports, provider);
  const agreed = await findAgreed(context.ports, provider.id, request.customerToken);
  const goods = goodsOf(result.priced, true);
  const said = request.said ?? {};
  const purchase = { buyer: readBuyer(trade, said), shippingMethod: said.shippingMethod ?? null };
  const shown = result.priced.map(shownLineOf);
  const reading = { language: context.language ?? LANGUAGES[0], isExempt: agreed.taxExempt, discountPercent: agreed.discountPercent };
  const order = priceOrder(shown, provider.rateCard, composeTerms(trade, purchase, goods, reading));
  const gross = addTax(order, shown);
  const days = order.shipping?.handlingDays ?? 0;
  const lineOf = new Map(
    result.priced.map((priced, index) => [priced.choice, describeLine(priced, { currency, days, gross: gross.lines[index] ?? 0 })]),
  );
  return {
    currency,
    lines: choices.map((choice) => lineOf.get(choice) ?? null),
    extras: order.extras.map(({ code, label, amountMicros }, index) => ({
      ...{ code, label, amount: amountFromMicros(amountMicros) },
      gross: amountFromMicros(gross.extras[index] ?? amountMicros),
    })),
    shipping: describeShipping(order, gross.shipping),
    subtotal: amountFromMicros(order.linesMicros),
    grossSubtotal: amountFromMicros(gross.lines.reduce((sum, micros) => sum + micros, 0)),
    discount: describeDiscount(order, gross.discount),
    net: amountFromMicros(order.netMicros),
    tax: describeTax(order),
    total: amountFromMicros(order.totalMicros),
    trade: describeTrade(trade, purchase.buyer, goods, order),
    review: order.review,
    instantOrder: result.priced.length < choices.length ? null : await findInstantOrder(context, provider, result.priced, { order, trade }),
    notes: [...noteSplitQuantities(result.priced.map((priced) => describeQuantity(priced, provider)))],
  };
};

/** Whether the shop takes these lines as an order without a look, and by which terms. */
async function findInstantOrder(
  context: Pick<Context, 'ports' | 'publicUrl' | 'signUp' | 'language'>,
  provider: Provider,
  priced: readonly PricedPart[],
  { order, trade }: { readonly order: Order; readonly trade: Trade },
): Promise<{ readonly terms: string } | null> {
  const { settings: bounds } = await context.ports.records.settings.find(provider.id, INSTANT_ORDERS);
  const lines = priced.map((each) => orderableOf(each, provider));
  if (!isShipped(trade, order) || !isWithinInstantOrders(lines, order, bounds)) return null;
  const { settings, storefront } = await findSender(context, provider);
  const letter = { publicUrl: context.publicUrl, shopId: provider.id, language: context.language ?? settings.language };
  return { terms: composeQuoteTerms(settings.terms, storefront, letter) };
}

const shownLineOf = (priced: PricedPart): OrderedLine => orderedLineOf(priced, priced.line.isPriceHidden);

function describeLine(
  priced: PricedPart,
  { currency, days, gross }: { readonly currency: string; readonly days: number; readonly gross: Micros },
): PricedLine {
  const { choice, line } = priced;
  const { unitPriceMicros, quantity } = shownLineOf(priced);
  return {
    partID: choice.partId,
    unitPrice: amountFromMicros(unitPriceMicros),
    total: amountFromMicros(totalMicros(unitPriceMicros, quantity, currency)),
    grossTotal: amountFromMicros(gross),
    isInstantQuote: line.isInstantQuote,
    leadTimeID: line.leadTime.id,
    leadTime: line.leadTime.name,
    leadTimeDays: line.leadTimeDays === 0 ? 0 : line.leadTimeDays + days,
    isPending: line.isPending,
  };
}

/** An order's amounts with tax, each rounded so that they come to its total. */
function addTax({ currency, extras, discount, shipping, tax }: Order, lines: readonly OrderedLine[]) {
  const nets = [
    ...lines.map(({ unitPriceMicros, quantity }) => totalMicros(unitPriceMicros, quantity, currency)),
    -(discount?.amountMicros ?? 0),
    ...extras.map(({ amountMicros }) => amountMicros),
    shipping?.priceMicros ?? 0,
  ];
  const gross = addPercent(nets, tax?.percent ?? 0, currency);
  const [discounted = 0, ...others] = gross.slice(lines.length);
  return { lines: gross.slice(0, lines.length), discount: -discounted, extras: others.slice(0, -1), shipping: others.at(-1) ?? 0 };
}

function describeDiscount({ discount }: Order, gross: Micros) {
  if (discount === undefined) return null;
  return { percent: discount.percent, amount: amountFromMicros(discount.amountMicros), gross: amountFromMicros(gross) };
}

function describeShipping({ shipping }: Order, gross: Micros) {
  if (shipping == null) return null;
  const { name, isPickUp, priceMicros } = shipping;
  return { name, isPickUp, price: priceMicros === null ? null : amountFromMicros(priceMicros), gross: amountFromMicros(gross) };
}

function describeTax({ tax }: Order) {
  if (tax === null) return null;
  const { amountMicros, ...told } = tax;
  return { ...told, amount: amountFromMicros(amountMicros) };
}

/** What is asked of the customer, and what is taken for said; null where the shop has neither rules nor ways to ship. */
function describeTrade(
  trade: Trade,
  buyer: ShownTrade['buyer'],
  goods: Goods,
  { linesMicros, discount, extras, shipping }: Order,
): ShownTrade | null {
  if (trade.tax === null && trade.shipping.methods.length === 0) return null;
  const partsMicros = extras.reduce((sum, { amountMicros }) => sum + amountMicros, linesMicros - (discount?.amountMicros ?? 0));
  return {
    asksWho: trade.tax !== null,
    homeCountry: trade.homeCountry,
    shipsAtAll: trade.shipping.methods.length > 0,
    buyer,
    shippingMethod: shipping?.methodId ?? null,
    methods: listShipping(trade, buyer, goods, partsMicros).map(({ method: { id, name, isPickUp, handlingDays }, priceMicros }) => ({
      ...{ id, name, isPickUp, days: handlingDays },
      price: priceMicros === null ? null : amountFromMicros(priceMicros),
    })),
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
