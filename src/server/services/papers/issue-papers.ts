import type { issueInvoice as call } from '#contract/api/papers/issue-invoice.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import { composeCreditNote, composeInvoice, leftOfInvoice, openShare, type PaperFacts, wholeOf } from '#domain/papers/compose-paper.ts';
import { type CreditNote, findIssued, type Invoice, type Paper } from '#domain/papers/paper.ts';
import { isNothing, isWithin, type Share } from '#domain/papers/take-share.ts';
import { isExample } from '#domain/request/example-request.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { DeskChange, DeskRequest, NextNumbers } from '../../ports/records/desk-records.ts';
import { describeForShop } from '../desk/describe-request.ts';
import { findRequest, UNKNOWN_REQUEST } from '../desk/find-request.ts';
import { factsOf, findBusiness } from '../desk/paper-facts.ts';
import { readOutcome, refuseStale } from '../desk/refuse-change.ts';
import { throttleMails } from '../desk/throttle-mails.ts';
import { composeActMails } from '../desk-mails/compose-act-mails.ts';
import type { ContextOf, Handlers } from '../shared/context.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { nameActor } from '../shared/name-accounts.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';

const EXAMPLE = 'This is the example: an invoice would take a real number, so it has none.';
const NO_ORDER = 'There is no order yet that a paper could be written for.';
const NOT_OPEN = 'Some of this has been invoiced already, or was not ordered. Please look at the order again.';
const ALL_INVOICED = 'Everything that was ordered has been invoiced.';
const NOTHING_LEFT = 'This invoice has been credited already.';
const NOT_INVOICED = 'This is more than what is left of the invoice. Please look at it again.';
const UNKNOWN_INVOICE = 'There is no such invoice of this order.';
const BEYOND_CALENDAR = 'Please check the day of supply.';

/** Issues an invoice of what is open of an order. */
export const issueInvoice: Handlers['issueInvoice'] = (context, { requestID, version, share, suppliedOn }) =>
  issue(context, { requestID, version }, (present, facts, next) => {
    const open = openShare(wholeOf(facts.order, facts.quote), present.papers);
    const wanted = share ?? open;
    if (isNothing(open)) return refuse(409, 'conflict', ALL_INVOICED);
    if (isNothing(wanted) || !isWithin(wanted, open)) return refuse(409, 'conflict', NOT_OPEN);
    if (suppliedOn < '2000' || suppliedOn > '2999') return refuse(400, 'invalid', BEYOND_CALENDAR);
    return composeInvoice(facts, wanted, { number: next.papers.invoice, suppliedOn, papers: present.papers });
  });

/** Takes an invoice back, or some of it. */
export const issueCreditNote: Handlers['issueCreditNote'] = (context, { requestID, version, invoice: number, share, reason }) =>
  issue(context, { requestID, version }, (present, facts, next) => {
    const invoice = present.papers.find((paper): paper is Invoice => paper.kind === 'invoice' && paper.number === number);
    if (invoice === undefined) return refuse(404, 'conflict', UNKNOWN_INVOICE);
    const left = leftOfInvoice(invoice, present.papers);
    const wanted: Share = share ?? left;
    if (isNothing(left)) return refuse(409, 'conflict', NOTHING_LEFT);
    if (isNothing(wanted) || !isWithin(wanted, left)) return refuse(409, 'conflict', NOT_INVOICED);
    return composeCreditNote(facts, invoice, wanted, { number: next.papers['credit-note'], reason, papers: listIssued(present) });
  });

/** What an order's acts issued, one after the other. */
function listIssued({ events, papers }: DeskRequest): Paper[] {
  return events.flatMap(({ act }) => findIssued(papers, act) ?? []);
}

type Compose = (present: DeskRequest, facts: PaperFacts, next: NextNumbers) => Invoice | CreditNote | Refusal;

/** Stores a paper with its event and its mail: all of it or nothing. */
async function issue(
  context: ContextOf<typeof call>,
  { requestID, version }: { readonly requestID: string; readonly version: number },
  compose: Compose,
) {
  const { ports, member } = context;
  const { caller, provider } = member;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  if (isExample(found.request.contact.email)) return refuse(409, 'not-in-this-state', EXAMPLE);
  const tooMany = await throttleMails(ports, member, found);
  if (tooMany !== null) return tooMany;
  const { settings, sender } = await findSender(context, provider);
  const { terms } = await ports.records.clients.findNote(provider.id, found.request.contact.email.toLowerCase());
  const shops = await findBusiness(ports, provider);
  const business = { ...shops, paymentDays: terms.paymentDays ?? shops.paymentDays };
  const now = ports.clock.now();
  const today = dayAt(now, provider.rateCard.calendar.timeZone);
  const actor = await nameActor(ports, caller);
  const outcome = await ports.records.desk.change<Refusal>(requestID, now, (present, next): DeskChange | { readonly refused: Refusal } => {
    const stale = refuseStale(present, version);
    if (stale !== null) return { refused: stale };
    const facts = factsOf(present, { provider, business, language: settings.language, today });
    if (facts === null) return { refused: refuse(409, 'not-in-this-state', NO_ORDER) };
    const paper = compose(present, facts, next);
    if (isRefused(paper)) return { refused: paper };
    const act = actOf(paper);
    const scene = { ...sender, event: present.life.version + 1 };
    return {
      actor,
      acts: [act],
      papers: [paper],
      mails: composeActMails(present, act, scene, settings.mailsOff, paper),
      audit: [noted.paperIssued(present.request, paper.kind, paper.number, caller.sub, now)],
    };
  });
  const changed = readOutcome(outcome, UNKNOWN_REQUEST);
  if (isRefused(changed)) return changed;
  return { request: await describeForShop(ports, member, changed) };
}

function actOf(paper: Invoice | CreditNote) {
  const { number, sums } = paper;
  const { totalMicros } = sums;
  return paper.kind === 'invoice'
    ? { type: 'invoiced' as const, number, totalMicros, dueOn: paper.dueOn }
    : { type: 'credited' as const, number, invoice: paper.invoice.number, totalMicros };
}
