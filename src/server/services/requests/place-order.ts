import { createHash } from 'node:crypto';
import type { placeOrder as call } from '#contract/api/customer/place-order.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { INSTANT_ORDERS } from '#contract/shop/instant-orders.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { checkOffer } from '#domain/desk/check-offer.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { composeQuote, nameOrder, type QuoteDocument } from '#domain/desk/quote-document.ts';
import { type InstantOrders, isWithinInstantOrders } from '#domain/pricing/instant-orders.ts';
import { isShipped } from '#domain/pricing/order-terms.ts';
import { languageOf, nameRequest, type RequestForQuote } from '#domain/request/rfq.ts';
import type { Provider } from '#domain/shop/provider.ts';
import { TRADE_TEXTS } from '#domain/trade/trade-words.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { DeskRequest, NextNumbers } from '../../ports/records/desk-records.ts';
import type { Arrival, NewRequest } from '../../ports/records/records.ts';
import { type Acceptance, accept } from '../customer/answer-quote.ts';
import { findBusiness, type Letterhead } from '../desk/paper-facts.ts';
import { composeAnswerMails } from '../desk-mails/compose-answer-mails.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import { orderableOf } from '../quoting/price-parts.ts';
import type { Handlers } from '../shared/context.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { composeQuoteTerms } from '../shared/quote-terms.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { composeOrderConfirmation } from './compose-rfq-mails.ts';
import { CONFIRMATIONS, type PreparedRequest, prepareRequest, refuseAdding } from './submit-request.ts';

type Asked = RequestOf<typeof call>;

/**
 * Orders a cart at its instant prices: the request is received, quoted by the system at those prices and accepted in one transaction, so
 * that shop and customer have the same documents as after any other order.
 */
export const placeOrder: Handlers['placeOrder'] = async (context, asked) => {
  const { ports, origin } = context;
  if (asked.subject !== '') return pretend(ports.clock.randomName);
  const provider = await ports.records.providers.find(asked.mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const prepared = await prepareRequest(context, provider, asked);
  if (isRefused(prepared)) return prepared;
  const [{ settings, storefront }, bounds, business] = await Promise.all([
    findSender(context, provider),
    ports.records.settings.find(provider.id, INSTANT_ORDERS),
    findBusiness(ports, provider),
  ]);
  const rfq = { ...prepared.rfq, bodyHash: hashOrder(prepared.rfq, asked) };
  const now = rfq.createdAt;
  const today = dayAt(now, provider.rateCard.calendar.timeZone);
  const letterhead = { provider, business, language: settings.language, today };
  const language = languageOf(rfq, settings.language);
  const terms = composeQuoteTerms(settings.terms, storefront, { publicUrl: context.publicUrl, shopId: provider.id, language });
  const offer = composeInstantOffer(rfq, terms, letterhead);
  const isTaken = offer !== null && isOrderable(prepared, bounds.settings) && isSound(offer, rfq, provider, now);
  const added = await ports.records.rfqs.add<Refusal>(rfq, ({ request }) => {
    if (!isTaken || offer === null) return { refused: refuse(409, 'not-instant', NOT_INSTANT) };
    return orderAtOnce(request, offer, { prepared, asked, letterhead, from: origin });
  });
  if (added.outcome === 'refused') return added.refused;
  if (added.outcome !== 'created' && added.outcome !== 'repeated') return refuseAdding(added);
  const made = (await ports.records.desk.find(added.id))?.order;
  if (made == null) return refuse(409, 'key-reused', 'This was sent before as a request. Please look at its page.');
  return {
    requestID: added.id,
    requestNumber: nameRequest(added),
    requestKey: added.key,
    order: nameOrder(made.number),
    confirmation: added.isConfirmed ? 'mailed' : 'withheld',
  };
};

interface OrderScene {
  readonly prepared: PreparedRequest;
  readonly asked: Asked;
  readonly letterhead: Letterhead;
  /** The keyed hash of the network that it comes from. */
  readonly from: string;
}

/** The quote of the system and its acceptance, as changes of a request that has just come in. */
function orderAtOnce(
  request: RequestForQuote,
  offer: Offer,
  { prepared: { scene, trade }, asked, letterhead, from }: OrderScene,
): Arrival<Refusal> {
  const { provider, language } = scene;
  const now = request.createdAt;
  const quote = (_present: DeskRequest, next: NextNumbers) => {
    const document = composeQuote(offer, {
      ...{ request, provider, number: next.quote, revision: 1, currency: provider.rateCard.currency },
      ...{ issuedOn: offer.validUntil, language: languageOf(request, language) },
    });
    const { number, revision, validUntil, sums } = document;
    return {
      actor: { kind: 'system' as const },
      acts: [{ type: 'quoted' as const, number, revision, validUntil, totalMicros: sums.totalMicros }],
      quote: document,
      mails: [],
      audit: [noted.quoteSent(request, revision, 'system', now)],
    };
  };
  const take = (present: DeskRequest, next: NextNumbers) => {
    const accepted = accept(present, composeAcceptance(asked, present.quotes[0]), {
      letterhead,
      more: [],
      taxRules: trade.tax,
      next,
      now,
      from,
    });
    if ('refused' in accepted) return accepted;
    const [toShop] = composeAnswerMails(present, accepted, { ...scene, event: present.life.version + 1 }, []);
    const mail = composeOrderConfirmation(present, accepted.order?.number ?? 0, scene);
    return { ...accepted, mails: toShop === undefined ? [] : [toShop], confirmation: { mail, ...CONFIRMATIONS } };
  };
  return { mails: [], changes: [quote, take] };
}

const NOT_INSTANT = 'The shop wants to look at this order first. Nothing was ordered: please ask for a quote instead.';

/** What a program that took the bait is told, so that it learns nothing. */
function pretend(randomName: () => string): AnswerOf<typeof call> {
  const name = randomName();
  return { requestID: name, requestNumber: name, requestKey: randomName(), order: nameOrder(1), confirmation: 'mailed' };
}

/** Whether the shop takes what was prepared without a look. */
function isOrderable({ rfq, priced, scene, trade }: PreparedRequest, bounds: InstantOrders): boolean {
  const lines = priced.map((each) => orderableOf(each, scene.provider));
  return rfq.order !== null && isShipped(trade, rfq.order) && isWithinInstantOrders(lines, rfq.order, bounds);
}

/** The instant prices as an offer; null where there are none. */
export function composeInstantOffer(
  { lines, order, contact }: Pick<NewRequest, 'lines' | 'order' | 'contact'>,
  terms: string,
  { language, today }: Pick<Letterhead, 'language' | 'today'>,
): Offer | null {
  if (order === null) return null;
  const { extras, shipping, tax, discount } = order;
  const sent = shipping?.priceMicros == null || shipping.priceMicros === 0 ? [] : [{ ...shipping, priceMicros: shipping.priceMicros }];
  const ship = TRADE_TEXTS[contact.language ?? language].shipping;
  return {
    lines: lines.map(({ quantity, unitPriceMicros, leadTime }, index) => ({
      ...{ line: index + 1, quantity, unitPriceMicros, breaks: [], note: '' },
      leadTimeDays: Math.ceil(leadTime?.days ?? 0),
    })),
    charges: [
      ...extras.map(({ label, amountMicros }) => ({ label, amountMicros })),
      ...sent.map(({ name, priceMicros }) => ({ label: ship(name), amountMicros: priceMicros, kind: 'shipping' as const })),
    ],
    discountPercent: discount?.percent ?? 0,
    tax: tax === null ? null : { name: tax.name, percent: tax.percent, category: tax.category, note: tax.note },
    validUntil: today,
    terms,
    message: '',
  };
}

function isSound(offer: Offer, { lines }: NewRequest, { rateCard }: Provider, now: Date): boolean {
  const today = dayAt(now, rateCard.calendar.timeZone);
  return checkOffer(offer, { lineCount: lines.length, currency: rateCard.currency, today }).length === 0;
}

function composeAcceptance(
  { name, purchaseOrder, deliverTo, invoice, acceptsTerms, totalMicros }: Asked,
  quote: QuoteDocument | undefined,
): Acceptance {
  const lines = quote?.lines.map(({ line, quantity }) => ({ line, quantity })) ?? [];
  return {
    ...{ type: 'accepted', revision: 1, name: name.trim(), purchaseOrder, deliverTo, invoice, acceptsTerms },
    ...{ lines, fileID: null, totalMicros },
  };
}

/** An order is another thing than the request of the same lines. */
function hashOrder({ bodyHash }: NewRequest, { purchaseOrder, deliverTo, invoice, acceptsTerms, totalMicros }: Asked): string {
  const ordered = [bodyHash, purchaseOrder, deliverTo, invoice, acceptsTerms, totalMicros];
  return createHash('sha256').update(JSON.stringify(ordered)).digest('hex');
}
