import type { sendQuote as call } from '#contract/calls/send-quote.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { checkOffer } from '#domain/desk/check-offer.ts';
import { composeQuote } from '#domain/desk/quote-document.ts';
import { dayAt } from '#domain/pricing/ship-date.ts';
import { currencyOf } from '#domain/rfq.ts';
import { noted } from '../../ports/audit-log.ts';
import type { DeskChange } from '../../ports/desk-records.ts';
import { callForWork } from '../call-for-work.ts';
import type { Insider } from '../find-access.ts';
import { refuseFor } from '../guard-resources.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { composeQuoteMail } from './compose-desk-mails.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest, UNKNOWN_REQUEST } from './find-request.ts';
import { readOutcome } from './read-outcome.ts';
import { refuseManyLetters } from './refuse-many-letters.ts';
import { refuseStale } from './refuse-stale.ts';

/** What acts on requests know beside ports. */
export interface DeskScene {
  readonly publicUrl: string;
  readonly report: (error: unknown) => void;
}

/** Makes an offer a quote's next revision, numbered and for ever, and mails it: all of it or nothing. */
export async function sendQuote(
  ports: Pick<Ports, 'records' | 'clock' | 'resources' | 'feed'>,
  insider: Insider,
  { requestID, version, offer }: RequestOf<typeof call>,
  { publicUrl, report }: DeskScene,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shortage = await ports.resources.findShortage();
  if (shortage !== null) return refuseFor(shortage);
  const { caller, provider } = insider;
  const found = await findRequest(ports, insider, requestID);
  if ('failure' in found) return found;
  const now = ports.clock.now();
  const today = dayAt(now, provider.rateCard.calendar.timeZone);
  const currency = currencyOf(found.request);
  const problems = checkOffer(offer, { lineCount: found.request.lines.length, currency, today });
  if (problems.length > 0) return refuse(400, 'Please check the marked fields.', { problems: [...problems] });
  const tooMany = await refuseManyLetters(ports, insider, found);
  if (tooMany !== null) return tooMany;
  const outcome = await ports.records.desk.change<Refusal>(requestID, now, (present, next): DeskChange | { readonly refused: Refusal } => {
    const stale = refuseStale(present, version);
    if (stale !== null) return { refused: stale };
    const number = present.life.quote?.number ?? next.quote;
    const revision = present.quotes.length + 1;
    const quote = composeQuote(offer, { request: present.request, provider, number, revision, currency, issuedOn: today });
    const { validUntil, sums } = quote;
    const scene = { provider, publicUrl, event: present.life.version + 1 };
    return {
      actor: { kind: 'member', sub: caller.sub, name: caller.username },
      acts: [{ type: 'quoted', number, revision, validUntil, totalMicros: sums.totalMicros }],
      quote,
      mails: [composeQuoteMail(present, quote, scene)],
      audit: [noted.quoteSent(present.request, revision, caller.sub, now)],
    };
  });
  const changed = readOutcome(outcome, UNKNOWN_REQUEST);
  if ('failure' in changed) return changed;
  await callForWork(ports, 'mails', report);
  return { success: true, request: await describeForShop(ports, changed) };
}
