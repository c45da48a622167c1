import type { actOnRequest as call, MemberAct } from '#contract/calls/act-on-request.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { isCalendarDay } from '#domain/calendar-day.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import type { DeskChange, DeskRequest } from '../../ports/desk-records.ts';
import { callForWork } from '../call-for-work.ts';
import type { Insider } from '../find-access.ts';
import { refuseFor } from '../guard-resources.ts';
import type { Ports } from '../ports.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { composeActMails } from './compose-act-mails.ts';
import { describeForShop } from './describe-request.ts';
import { findRequest, UNKNOWN_REQUEST } from './find-request.ts';
import { nameAccounts } from './name-accounts.ts';
import { readOutcome } from './read-outcome.ts';
import { refuseManyLetters } from './refuse-many-letters.ts';
import { refuseRepeated } from './refuse-repeated.ts';
import { refuseStale } from './refuse-stale.ts';
import type { DeskScene } from './send-quote.ts';

/** What changes nothing that anybody could have seen otherwise. */
const MINDS_NO_CHANGE: ReadonlySet<MemberAct['type']> = new Set(['message', 'note', 'read']);
/** What the customer is never mailed about. */
const STAYS_HERE: ReadonlySet<MemberAct['type']> = new Set(['note', 'read', 'assigned', 'due-set', 'finished']);

/** Adds what somebody of the shop did to a request's life, and mails what the customer is to know. */
export async function actOnRequest(
  ports: Pick<Ports, 'records' | 'clock' | 'resources' | 'feed'>,
  insider: Insider,
  { requestID, version, act: asked }: RequestOf<typeof call>,
  { publicUrl, report }: DeskScene,
): Promise<ResponseOf<typeof call> | Refusal> {
  const shortage = await ports.resources.findShortage();
  if (shortage !== null) return refuseFor(shortage);
  const { caller, provider } = insider;
  const found = await findRequest(ports, insider, requestID);
  if ('failure' in found) return found;
  const act = await readAct(ports, insider, asked);
  if ('failure' in act) return act;
  const tooMany = STAYS_HERE.has(asked.type) ? null : await refuseManyLetters(ports, insider, found);
  if (tooMany !== null) return tooMany;
  const { settings } = await ports.records.desk.findSettings(provider.id);
  const outcome = await ports.records.desk.change<DeskRequest | Refusal>(
    requestID,
    ports.clock.now(),
    (present): DeskChange | { readonly refused: DeskRequest | Refusal } => {
      const repeated = refuseRepeated(present, 'member', asked);
      if (repeated !== null) return repeated;
      const stale = MINDS_NO_CHANGE.has(asked.type) ? null : refuseStale(present, version);
      if (stale !== null) return { refused: stale };
      const scene = { provider, publicUrl, event: present.life.version + 1 };
      const renewed = act.type === 'link-renewed' ? { key: ports.clock.randomName() } : {};
      return {
        actor: { kind: 'member', sub: caller.sub, name: caller.username },
        acts: [act],
        ...renewed,
        mails: composeActMails({ ...present, ...renewed }, act, scene, settings.mailsOff),
      };
    },
  );
  const changed = readOutcome(outcome, UNKNOWN_REQUEST);
  if ('failure' in changed) return changed;
  await callForWork(ports, 'mails', report);
  return { success: true, request: await describeForShop(ports, changed) };
}

async function readAct(ports: Pick<Ports, 'records'>, insider: Insider, asked: MemberAct): Promise<RequestAct | Refusal> {
  if (asked.type === 'due-set' && !isCalendarDay(asked.dueOn)) return refuse(400, 'There is no such day.');
  if (asked.type !== 'assigned') return asked;
  if (asked.to === null) return { type: 'assigned', to: null };
  const { caller, provider } = insider;
  if (!(await worksFor(ports, asked.to, provider.id))) return refuse(400, 'Nobody of that name works here.');
  const name = (await nameAccounts(ports, caller, [asked.to])).get(asked.to) ?? asked.to;
  return { type: 'assigned', to: { sub: asked.to, name } };
}

async function worksFor({ records }: Pick<Ports, 'records'>, sub: string, providerId: string): Promise<boolean> {
  const founded = await records.providers.findByOwner(sub);
  return (founded ?? (await records.members.findEmployer(sub))?.provider)?.id === providerId;
}
