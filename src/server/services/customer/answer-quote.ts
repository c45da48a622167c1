import type { CustomerAct } from '#contract/api/customer/answer-quote.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { findInvoiceFault } from '#domain/desk/invoice-details.ts';
import { findOffered } from '#domain/desk/offer.ts';
import { type AcceptedLine, type OrderDocument, type PricedQuantity, type QuoteDocument, takeLines } from '#domain/desk/quote-document.ts';
import { countryOf, findFaulty } from '#domain/trade/delivery-address.ts';
import { fitsBuyer, type TaxRules } from '#domain/trade/tax.ts';
import { findUsState } from '#domain/trade/us-states.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { DeskChange, DeskRequest, NextNumbers } from '../../ports/records/desk-records.ts';
import { describeForCustomer } from '../desk/describe-request.ts';
import { findFollowed, UNKNOWN_LINK } from '../desk/find-request.ts';
import { confirmOrder, findBusiness, type Letterhead } from '../desk/paper-facts.ts';
import { readOutcome, refuseRejected, refuseRepeated } from '../desk/refuse-change.ts';
import { composeAnswerMails } from '../desk-mails/compose-answer-mails.ts';
import { findTrade } from '../quoting/find-trade.ts';
import type { Handlers } from '../shared/context.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { findLeaving, findMore } from './price-more.ts';

/** Adds what the customer did to a request's life. Accepting again what was accepted answers with the order that it made. */
export const answerQuote: Handlers['answerQuote'] = async (context, { key, act }) => {
  const { ports, origin, report } = context;
  const found = await findFollowed(ports, key);
  if (isRefused(found)) return found;
  const { provider } = found;
  if (act.type === 'accepted' && act.fileID !== null && !(await isAtHand(ports, act.fileID, found.present)))
    return refuse(400, 'file-gone', FILE_GONE);
  const quote = act.type === 'accepted' ? found.present.quotes.find(({ revision }) => revision === act.revision) : undefined;
  const more =
    act.type === 'accepted' && quote !== undefined
      ? await findMore(ports, { request: found.present.request, quote, provider }, act.lines, report)
      : [];
  const trade = await findTrade(ports, provider);
  const now = ports.clock.now();
  const { settings, sender } = await findSender(context, provider);
  const business = await findBusiness(ports, provider);
  const letterhead = { provider, business, language: settings.language, today: dayAt(now, provider.rateCard.calendar.timeZone) };
  const outcome = await ports.records.desk.change<DeskRequest | Refusal>(found.present.request.id, now, (present, next) => {
    if (act.type === 'accepted') {
      if (isRepeated(present, act)) return { refused: present };
      const accepted = accept(present, act, { letterhead, more, taxRules: trade.tax, next, now, from: origin });
      return 'refused' in accepted ? accepted : withMails(present, accepted);
    }
    const repeated = refuseRepeated(present, 'customer', act);
    if (repeated !== null) return repeated;
    if (act.type === 'message' && present.events.length >= MOST_EVENTS) return { refused: refuse(409, 'conflict', TOO_MANY) };
    const tooMany = act.type === 'message' ? refuseManyMessages(present, now) : null;
    if (tooMany !== null) return { refused: tooMany };
    const actor = { kind: 'customer' as const, name: present.request.contact.name };
    return withMails(present, { actor, acts: [act], mails: [] });
  });
  const changed = readOutcome(outcome, UNKNOWN_LINK);
  if (isRefused(changed)) return changed;
  return { request: await describeForCustomer(ports, changed, provider) };

  function withMails(present: DeskRequest, change: DeskChange): DeskChange {
    const scene = { ...sender, event: present.life.version + 1 };
    return { ...change, mails: composeAnswerMails(present, change, scene, settings.mailsOff) };
  }
};

/** Far beyond what two people say to each other about parts. */
const MOST_EVENTS = 2000;
const TOO_MANY = 'This request holds as many messages as it can. Please write to the shop by mail.';
const FILE_GONE = 'The file with your order is no longer here. Please add it again.';

/** Whether a file waits for its request, or is this one's already. */
async function isAtHand({ records }: Pick<Ports, 'records'>, fileId: string, { request }: DeskRequest): Promise<boolean> {
  const file = await records.desk.findFile(fileId);
  return file !== null && file.providerId === request.providerId && (file.requestId ?? request.id) === request.id;
}

export interface AcceptanceScene {
  readonly letterhead: Letterhead;
  /** Quantities beyond the quote that the shop's rules give a price and a time. */
  readonly more: readonly PricedQuantity[];
  /** Null: the shop has none. */
  readonly taxRules: TaxRules | null;
  readonly next: NextNumbers;
  readonly now: Date;
  /** The keyed hash of the network that it comes from. */
  readonly from: string;
}

export type Acceptance = Extract<CustomerAct, { readonly type: 'accepted' }>;

/** The same lines of the same revision, by whichever device. */
function isRepeated({ order }: DeskRequest, { revision, lines }: Acceptance): boolean {
  if (order === null || order.quote.revision !== revision || order.lines.length !== lines.length) return false;
  return order.lines.every((line) => lines.some((asked) => asked.line === line.line && asked.quantity === line.quantity));
}

/** An acceptance as a change of the request, with the order that it makes. */
export function accept(
  present: DeskRequest,
  { revision, name, purchaseOrder, deliverTo, invoice, acceptsTerms, lines, fileID, totalMicros }: Acceptance,
  { letterhead, more, taxRules, next, now, from }: AcceptanceScene,
): DeskChange | { readonly refused: Refusal } {
  const { life, quotes, request, files } = present;
  const { provider, today } = letterhead;
  const quote: QuoteDocument | undefined = quotes.find((of) => of.revision === revision);
  if (life.state !== 'quoted') return { refused: refuseRejected('not-in-this-state') };
  if (quote === undefined || life.quote?.revision !== revision) return { refused: refuseRejected('superseded') };
  if (quote.validUntil < today) return { refused: refuseRejected('expired') };
  if (deliverTo === null || (deliverTo !== 'pick-up' && findFaulty(deliverTo).length > 0))
    return { refused: refuse(400, 'no-delivery', NO_DELIVERY) };
  const fault = findInvoiceFault(invoice, deliverTo);
  if (fault !== null) return { refused: refuse(400, 'invoice-details', INVOICE_FAULTS[fault]) };
  if (quote.terms !== '' && !acceptsTerms) return { refused: refuse(400, 'terms-not-accepted', TERMS_NOT_ACCEPTED) };
  if (taxRules !== null && !isTaxedRight(quote, taxRules, { deliverTo, invoice }))
    return { refused: refuse(409, 'tax-differs', TAX_DIFFERS) };
  const taken = takeLines(quote, lines, more);
  if (taken === null) return { refused: refuseQuantities(quote, lines, more) };
  if (taken.sums.totalMicros !== totalMicros)
    return { refused: refuse(409, 'total-changed', 'The total has changed. Please look at it again.') };
  const order: OrderDocument = {
    number: next.order,
    quote: { number: quote.number, revision },
    requestId: request.id,
    currency: quote.currency,
    orderedOn: today,
    acceptedBy: name,
    purchaseOrder,
    deliverTo,
    invoice,
    ...taken,
  };
  const dueOn = findLeaving(taken.lines, provider, now);
  return {
    actor: { kind: 'customer', name },
    acts: [{ type: 'accepted', revision, order: order.number, purchaseOrder, lines, totalMicros, dueOn }],
    order,
    papers: confirmOrder(present, order, letterhead, dueOn),
    ...(fileID === null || files.some(({ id }) => id === fileID) ? {} : { files: [{ id: fileID, line: null }] }),
    mails: [],
    audit: [noted.orderAccepted(request, order.number, from, now)],
  };
}

/** Whether a quote that is without tax stays so for whoever it is delivered to. */
function isTaxedRight({ tax }: QuoteDocument, rules: TaxRules, { deliverTo, invoice }: Pick<Acceptance, 'deliverTo' | 'invoice'>): boolean {
  const isPickedUp = deliverTo === null || deliverTo === 'pick-up';
  const country = isPickedUp ? '' : (countryOf(deliverTo) ?? '');
  const state = isPickedUp ? '' : (findUsState(deliverTo.state ?? '') ?? '');
  return fitsBuyer(tax?.category, rules, { kind: 'business', country, state, vatId: invoice.vatId, isPickedUp, isExempt: false });
}

const TAX_DIFFERS =
  'This quote is without tax for another delivery or VAT ID than you entered. Please enter the one it was made for, or ask the shop for a new quote.';
const INVOICE_FAULTS = {
  billTo: 'Please say where the invoice goes: name, street, city, country and the postal code as it is there.',
  vatId: 'This VAT ID can’t be right. Please check its letters and digits, or leave it out.',
  phone: 'This is no phone number. Please enter its digits with the area code, or leave it out.',
} as const;
const TERMS_NOT_ACCEPTED = 'This quote has terms. Please read and accept them, or ask the shop about them.';
const NO_DELIVERY =
  'Please say where the order goes: name, street, city, country and the postal code as it is there. Or choose to pick it up at the shop.';

/** Names the first line that is wanted in a quantity which nobody offered. */
function refuseQuantities({ lines }: QuoteDocument, wanted: readonly AcceptedLine[], more: readonly PricedQuantity[]): Refusal {
  const isPriced = ({ line, quantity }: AcceptedLine) => more.some((of) => of.line === line && of.quantity === quantity);
  for (const each of wanted) {
    const line = lines.find((of) => of.line === each.line);
    if (line === undefined || findOffered(line, each.quantity) !== null || isPriced(each)) continue;
    const quantities = [line, ...line.breaks].map(({ quantity }) => quantity.toLocaleString('en-US'));
    const offered = new Intl.ListFormat('en', { type: 'disjunction' }).format(quantities);
    const words = `Line ${line.line} was quoted for ${offered} ${offered === '1' ? 'piece' : 'pieces'}`;
    return refuse(409, 'not-offered', `${words}. For ${each.quantity.toLocaleString('en-US')}, please ask for a new quote.`);
  }
  return refuseRejected('no-such-lines');
}

const HOUR_MS = 3_600_000;
/** Each is a mail to the shop; far more than a customer has to say. */
const BOUNDS = [
  {
    most: 20,
    withinMs: HOUR_MS,
    words: 'You have sent 20 messages within an hour. Please go on in an hour, or write to the shop by email.',
  },
  {
    most: 60,
    withinMs: 24 * HOUR_MS,
    words: 'You have sent 60 messages within a day. Please go on tomorrow, or write to the shop by email.',
  },
] as const;

/** Keeps a request's link from filling the shop's mailbox; null where one more message may go. */
function refuseManyMessages({ events }: Pick<DeskRequest, 'events'>, now: Date): Refusal | null {
  const sent = events.filter(({ actor, act }) => actor.kind === 'customer' && act.type === 'message').map(({ at }) => at.getTime());
  for (const { most, withinMs, words } of BOUNDS) {
    const oldest = sent.at(-most);
    const waitMs = oldest === undefined ? 0 : oldest + withinMs - now.getTime();
    if (waitMs > 0) return refuse(429, 'too-many', words, { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  return null;
}
