import type { MemberAct } from '#contract/api/desk/act-on-request.ts';
import { dayAt } from '#domain/calendar/ship-date.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { smallestUnit } from '#domain/money/money.ts';
import { settle } from '#domain/papers/settle.ts';
import { currencyOf } from '#domain/request/rfq.ts';
import type { DeskChange, DeskRequest } from '../../ports/records/desk-records.ts';
import { composeActMails } from '../desk-mails/compose-act-mails.ts';
import type { Handlers } from '../shared/context.ts';
import type { Member } from '../shared/find-access.ts';
import { findSender } from '../shared/mails/find-sender.ts';
import { nameAccounts, nameActor } from '../shared/name-accounts.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest, UNKNOWN_REQUEST } from './find-request.ts';
import { findBusiness, noteParcel } from './paper-facts.ts';
import { readOutcome, refuseRepeated, refuseStale } from './refuse-change.ts';
import { throttleMails } from './throttle-mails.ts';

/** What changes nothing that anybody could have seen otherwise. */
const MINDS_NO_CHANGE: ReadonlySet<MemberAct['type']> = new Set(['message', 'note', 'read']);
/** What the customer is never mailed about. */
const STAYS_HERE: ReadonlySet<MemberAct['type']> = new Set(['note', 'read', 'assigned', 'due-set', 'finished', 'paid']);

/** Adds what somebody of the shop did to a request's life, and mails what the customer is to know. */
export const actOnRequest: Handlers['actOnRequest'] = async (context, { requestID, version, act: asked }) => {
  const { ports, member } = context;
  const { caller, provider } = member;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const act = await readAct(ports, member, asked);
  if (isRefused(act)) return act;
  const tooMany = STAYS_HERE.has(asked.type) ? null : await throttleMails(ports, member, found);
  if (tooMany !== null) return tooMany;
  const { settings, sender } = await findSender(context, provider);
  const business = await findBusiness(ports, provider);
  const today = dayAt(ports.clock.now(), provider.rateCard.calendar.timeZone);
  const actor = await nameActor(ports, caller);
  const outcome = await ports.records.desk.change<DeskRequest | Refusal>(
    requestID,
    ports.clock.now(),
    (present, next): DeskChange | { readonly refused: DeskRequest | Refusal } => {
      const repeated = refuseRepeated(present, 'member', asked);
      if (repeated !== null) return repeated;
      const stale = MINDS_NO_CHANGE.has(asked.type) ? null : refuseStale(present, version);
      if (stale !== null) return { refused: stale };
      const scene = { ...sender, event: present.life.version + 1 };
      const faulty = act.type === 'paid' ? refusePayment(present, act) : null;
      if (faulty !== null) return { refused: faulty };
      const letterhead = { provider, business, language: settings.language, today };
      const renewed = act.type === 'link-renewed' ? { key: ports.clock.randomName() } : {};
      return {
        actor,
        acts: [act],
        ...renewed,
        ...(act.type === 'parcel-sent' ? { papers: noteParcel(present, act, letterhead, next) } : {}),
        mails: composeActMails({ ...present, ...renewed }, act, scene, settings.mailsOff),
      };
    },
  );
  const changed = readOutcome(outcome, UNKNOWN_REQUEST);
  if (isRefused(changed)) return changed;
  return { request: await describeForShop(ports, member, changed) };
};

/** Whole amounts, and never more paid back than was paid. */
function refusePayment({ request, events }: DeskRequest, { amountMicros }: { readonly amountMicros: number }): Refusal | null {
  if (amountMicros === 0 || amountMicros % smallestUnit(currencyOf(request)) !== 0) return refuse(400, 'invalid', NO_AMOUNT);
  return (settle(events)?.paidMicros ?? 0) + amountMicros < 0 ? refuse(409, 'conflict', TOO_MUCH_BACK) : null;
}

const NO_AMOUNT = 'Please enter the amount that was paid.';
const TOO_MUCH_BACK = 'This is more than was paid. Please look at the payments again.';

async function readAct(ports: Pick<Ports, 'records'>, member: Member, asked: MemberAct): Promise<RequestAct | Refusal> {
  if (asked.type !== 'assigned') return asked;
  if (asked.to === null) return { type: 'assigned', to: null };
  const { caller, provider } = member;
  if (!(await ports.records.members.worksFor(asked.to, provider.id)))
    return refuse(400, 'unknown-member', 'Nobody of that name works here.');
  const name = (await nameAccounts(ports, caller, [asked.to])).get(asked.to) ?? asked.to;
  return { type: 'assigned', to: { sub: asked.to, name } };
}
