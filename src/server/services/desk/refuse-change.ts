import { recallWords } from '#domain/desk/recall-words.ts';
import type { Actor, RequestActType, RequestEvent } from '#domain/desk/request-event.ts';
import type { Rejection } from '#domain/desk/request-life.ts';
import type { ChangeOutcome, DeskRequest } from '../../ports/records/desk-records.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/**
 * Refuses what somebody wants to do to a request as it was: tells what happened since. Null where nothing has; that a colleague looked
 * changes nothing.
 */
export function refuseStale({ life, events }: Pick<DeskRequest, 'life' | 'events'>, version: number): Refusal | null {
  if (version === life.version) return null;
  const after = events.filter(({ number }) => number > version);
  const since = after.filter(({ act }) => act.type !== 'read');
  if (after.length > 0 && since.length === 0) return null;
  const told = since.map(tell).join(' ');
  return refuse(
    412,
    'stale',
    `${told === '' ? 'The request has changed since you opened it.' : told} Nothing was overwritten: please look again.`,
  );
}

function tell({ actor, act }: RequestEvent): string {
  const who = actor.kind === 'system' ? 'Meanwhile it' : actor.name;
  return `${who} ${describeAct(act)} meanwhile.`;
}

const WORDS: Readonly<Record<Rejection, string>> = {
  'not-in-this-state': 'That can’t be done any more: the request has moved on. Please look at it again.',
  superseded: 'There is a newer revision of this quote, or it was answered already. Please look at it again.',
  expired: 'The last day of this quote is over. Please ask for a new one.',
  'no-such-lines': 'These lines or quantities are not open. Please look at the order again.',
};

/** Says in words why a step can't be taken. */
export function refuseRejected(rejection: Rejection): Refusal {
  return refuse(409, rejection, WORDS[rejection]);
}

/** What somebody did, as a sentence goes on after their name. */
const DID: Readonly<Record<RequestActType, string>> = {
  received: 'sent the request',
  message: 'wrote a message',
  note: 'wrote a note',
  'file-added': 'added a file',
  assigned: 'assigned it',
  read: 'read it',
  'link-renewed': 'renewed the customer’s link',
  'due-set': 'changed the due date',
  quoted: 'sent a quote',
  declined: 'declined it',
  'turned-down': 'turned the quote down',
  withdrawn: 'withdrew the request',
  expired: 'expired',
  accepted: 'accepted the quote',
  started: 'started production',
  finished: 'finished lines',
  'parcel-sent': 'sent a parcel',
  completed: 'completed the order',
  cancelled: 'cancelled the order',
  invoiced: 'issued an invoice',
  credited: 'issued a credit note',
  paid: 'noted a payment',
};

function describeAct({ type }: { readonly type: RequestActType }): string {
  return DID[type];
}

/** The request as a change left it, or as it is where nothing was left to do, or why there was none; `unknown` are the words for a request that is gone. */
export function readOutcome(outcome: ChangeOutcome<DeskRequest | Refusal>, unknown: string): DeskRequest | Refusal {
  switch (outcome.outcome) {
    case 'changed':
      return outcome.present;
    case 'refused':
      return outcome.refused;
    case 'rejected':
      return refuseRejected(outcome.rejection);
    case 'unknown':
      return refuse(404, 'unknown-request', unknown);
  }
}

/** The request as it is where one side has said these words before under their key; a refusal where they were others; null for new ones. */
export function refuseRepeated(
  present: DeskRequest,
  by: Actor['kind'],
  act: Parameters<typeof recallWords>[2],
): { readonly refused: DeskRequest | Refusal } | null {
  const said = recallWords(present.events, by, act);
  if (said === 'new') return null;
  return { refused: said === 'repeated' ? present : refuse(409, 'key-reused', OTHER_WORDS) };
}

const OTHER_WORDS = 'Something else was sent under the same key. Please send it again.';
