import { dayAt } from '#domain/calendar/ship-date.ts';
import { checkOffer } from '#domain/desk/check-offer.ts';
import type { Offer } from '#domain/desk/offer.ts';
import { composeQuote, DRAFT } from '#domain/desk/quote-document.ts';
import { currencyOf, languageOf } from '#domain/request/rfq.ts';
import { noted } from '../../ports/records/audit-log.ts';
import type { DeskChange } from '../../ports/records/desk-records.ts';
import { composeQuoteMail } from '../desk-mails/compose-desk-mails.ts';
import type { Handlers } from '../shared/context.ts';
import type { Member } from '../shared/find-access.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { nameActor } from '../shared/name-accounts.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest, UNKNOWN_REQUEST } from './find-request.ts';
import { readOutcome, refuseStale } from './refuse-change.ts';
import { throttleMails } from './throttle-mails.ts';
import { writeQuotePdf } from './write-quote-pdf.ts';

interface Desk {
  readonly ports: Ports;
  readonly member: Member;
}

/** A request with an offer for it that can be sent; a refusal that names what can't. */
async function findOffered({ ports, member }: Desk, requestID: string, offer: Offer) {
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const now = ports.clock.now();
  const today = dayAt(now, member.provider.rateCard.calendar.timeZone);
  const currency = currencyOf(found.request);
  const problems = checkOffer(offer, { lineCount: found.request.lines.length, currency, today });
  if (problems.length > 0) return refuse(400, 'invalid', 'Please check the marked fields.', { problems: [...problems] });
  return { found, now, today, currency };
}

/** An offer as its customer would read it. Sends and keeps nothing. */
export const previewQuote: Handlers['previewQuote'] = async ({ ports, member, publicUrl }, { requestID, offer }) => {
  const offered = await findOffered({ ports, member }, requestID, offer);
  if (isRefused(offered)) return offered;
  const { found, today, currency } = offered;
  const { settings } = await ports.records.desk.findSettings(member.provider.id);
  const language = languageOf(found.request, settings.language);
  const facts = { request: found.request, provider: member.provider, number: DRAFT, revision: 1, currency, issuedOn: today, language };
  const pdf = await writeQuotePdf(ports, composeQuote(offer, facts), { link: null, publicUrl });
  return { pdf: Buffer.from(pdf).toString('base64') };
};

/** Makes an offer a quote's next revision, numbered and for ever, and mails it: all of it or nothing. */
export const sendQuote: Handlers['sendQuote'] = async (context, { requestID, version, offer }) => {
  const { ports, member } = context;
  const { caller, provider } = member;
  const offered = await findOffered({ ports, member }, requestID, offer);
  if (isRefused(offered)) return offered;
  const { found, now, today, currency } = offered;
  const { settings, sender } = await findSender(context, provider);
  const tooMany = await throttleMails(ports, member, found);
  if (tooMany !== null) return tooMany;
  const actor = await nameActor(ports, caller);
  const outcome = await ports.records.desk.change<Refusal>(requestID, now, (present, next): DeskChange | { readonly refused: Refusal } => {
    const stale = refuseStale(present, version);
    if (stale !== null) return { refused: stale };
    const number = present.life.quote?.number ?? next.quote;
    const revision = present.quotes.length + 1;
    const language = languageOf(present.request, settings.language);
    const quote = composeQuote(offer, { request: present.request, provider, number, revision, currency, issuedOn: today, language });
    const { validUntil, sums } = quote;
    const scene = { ...sender, event: present.life.version + 1 };
    return {
      actor,
      acts: [{ type: 'quoted', number, revision, validUntil, totalMicros: sums.totalMicros }],
      quote,
      mails: [composeQuoteMail(present, quote, scene)],
      audit: [noted.quoteSent(present.request, revision, caller.sub, now)],
    };
  });
  const changed = readOutcome(outcome, UNKNOWN_REQUEST);
  if (isRefused(changed)) return changed;
  return { request: await describeForShop(ports, member, changed) };
};
