import type { AcceptedLine } from './quote-document.ts';
import type { Actor, RequestAct, RequestActType, RequestEvent } from './request-event.ts';

export const REQUEST_STATES = [
  'received',
  'quoted',
  'accepted',
  'in-production',
  'shipped',
  'completed',
  'declined',
  'turned-down',
  'expired',
  'withdrawn',
  'cancelled',
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How far one ordered line is. */
export interface LineProgress {
  readonly line: number;
  readonly quantity: number;
  readonly making: 'waiting' | 'in-production' | 'finished';
  /** Pieces that left. */
  readonly shipped: number;
}

/** What a request's events come to. */
export interface RequestLife {
  readonly state: RequestState;
  /** The number of the last event: what a change of the request names as the one its maker has seen. */
  readonly version: number;
  /** The customer did something that nobody at the shop has seen. */
  readonly isUnread: boolean;
  /** The customer's last word is unanswered. */
  readonly isAsked: boolean;
  /** By when the shop is to answer, or the order to leave, 'YYYY-MM-DD'; null while nothing waits for the shop. */
  readonly dueOn: string | null;
  readonly assignee: { readonly sub: string; readonly name: string } | null;
  readonly receivedAt: Date;
  /** When the shop first quoted, declined or wrote. */
  readonly answeredAt: Date | null;
  /** The revision that counts. */
  readonly quote: { readonly number: number; readonly revision: number; readonly validUntil: string } | null;
  readonly order: { readonly number: number; readonly lines: readonly LineProgress[]; readonly parcels: number } | null;
}

const ORDERED: readonly RequestState[] = ['accepted', 'in-production'];
/** Work is paid for before, while and after it is done, and what was cancelled may be paid back. */
const BILLED: readonly RequestState[] = [...ORDERED, 'shipped', 'completed'];
const SETTLED: readonly RequestState[] = [...BILLED, 'cancelled'];
const ANYTIME: readonly RequestState[] = REQUEST_STATES;

/** Who may do what, and in which states. */
const RULES: {
  readonly [T in Exclude<RequestActType, 'received'>]: { readonly by: readonly Actor['kind'][]; readonly in: readonly RequestState[] };
} = {
  message: { by: ['customer', 'member'], in: ANYTIME },
  note: { by: ['member'], in: ANYTIME },
  'file-added': { by: ['customer', 'member'], in: ANYTIME },
  assigned: { by: ['member'], in: ANYTIME },
  read: { by: ['member'], in: ANYTIME },
  'link-renewed': { by: ['member'], in: ANYTIME },
  'due-set': { by: ['member'], in: ['received', ...ORDERED] },
  quoted: { by: ['member', 'system'], in: ['received', 'quoted', 'declined', 'turned-down', 'expired'] },
  declined: { by: ['member'], in: ['received', 'quoted'] },
  'turned-down': { by: ['customer'], in: ['quoted'] },
  withdrawn: { by: ['customer'], in: ['received', 'quoted'] },
  expired: { by: ['system'], in: ['quoted'] },
  accepted: { by: ['customer'], in: ['quoted'] },
  started: { by: ['member'], in: ORDERED },
  finished: { by: ['member'], in: ORDERED },
  'parcel-sent': { by: ['member'], in: ORDERED },
  completed: { by: ['member'], in: ['shipped'] },
  cancelled: { by: ['member'], in: ORDERED },
  invoiced: { by: ['member'], in: BILLED },
  credited: { by: ['member'], in: SETTLED },
  paid: { by: ['member'], in: SETTLED },
};

/** Whether somebody may do something in a state, as far as that depends on neither revision nor lines. */
export function mayAct(state: RequestState, by: Actor['kind'], type: Exclude<RequestActType, 'received'>): boolean {
  return RULES[type].by.includes(by) && RULES[type].in.includes(state);
}

/** Why a step can't be taken. */
export type Rejection =
  | 'not-in-this-state'
  /** A later revision, or none, is the one that counts. */
  | 'superseded'
  /** Its last day is over. */
  | 'expired'
  /** The lines are not the order's, or more of them would leave than were ordered. */
  | 'no-such-lines';

export type Step = { readonly life: RequestLife } | { readonly rejection: Rejection };

/** A request's life after one more event; `life` is null before the first. */
export function advance(life: RequestLife | null, event: RequestEvent): Step {
  const { act } = event;
  if (act.type === 'received') return life === null ? { life: begin(event, act.answerBy) } : { rejection: 'not-in-this-state' };
  if (life === null || !mayAct(life.state, event.actor.kind, act.type)) return { rejection: 'not-in-this-state' };
  // By itself the system quotes nothing but what it was asked to take an order for, at once.
  if (act.type === 'quoted' && event.actor.kind === 'system' && life.version !== 1) return { rejection: 'not-in-this-state' };
  const rejection = findRejection(life, act);
  if (rejection !== null) return { rejection };
  return { life: { ...life, ...follow(life, event), ...attend(life, event), version: event.number } };
}

/** A life after further acts of one person, with the events that they are; all of them or none. */
export function grow(
  life: RequestLife,
  acts: readonly RequestAct[],
  actor: Actor,
  at: Date,
): { readonly life: RequestLife; readonly added: readonly RequestEvent[] } | { readonly rejection: Rejection } {
  const added: RequestEvent[] = [];
  let present = life;
  for (const act of acts) {
    const event = { number: present.version + 1, at, actor, act };
    const step = advance(present, event);
    if ('rejection' in step) return step;
    present = step.life;
    added.push(event);
  }
  return { life: present, added };
}

/** What stored events come to; throws where they are no life, which a sound database never holds. */
export function readLife(events: readonly RequestEvent[]): RequestLife {
  const life = events.reduce<RequestLife | null>((before, event) => {
    const step = advance(before, event);
    if ('rejection' in step) throw new Error(`Event ${event.number} of a request can't follow those before it: ${step.rejection}.`);
    return step.life;
  }, null);
  if (life === null) throw new Error('A request has no events.');
  return life;
}

function begin(event: RequestEvent, answerBy: string): RequestLife {
  return {
    state: 'received',
    version: event.number,
    isUnread: true,
    isAsked: false,
    dueOn: answerBy,
    assignee: null,
    receivedAt: event.at,
    answeredAt: null,
    quote: null,
    order: null,
  };
}

function findRejection(life: RequestLife, act: RequestAct): Rejection | null {
  switch (act.type) {
    case 'accepted':
    case 'turned-down':
    case 'expired':
      return act.revision === life.quote?.revision ? null : 'superseded';
    case 'quoted':
      return act.revision === (life.quote?.revision ?? 0) + 1 && act.number === (life.quote?.number ?? act.number) ? null : 'superseded';
    case 'started':
    case 'finished':
      return areOrdered(life, act.lines) ? null : 'no-such-lines';
    case 'parcel-sent':
      return areLeft(life, act.lines) ? null : 'no-such-lines';
    default:
      return null;
  }
}

function areOrdered(life: RequestLife, numbers: readonly number[]): boolean {
  const ordered = new Set(life.order?.lines.map(({ line }) => line));
  return numbers.length > 0 && numbers.every((number) => ordered.has(number));
}

function areLeft(life: RequestLife, sent: readonly AcceptedLine[]): boolean {
  if (sent.length === 0 || new Set(sent.map(({ line }) => line)).size !== sent.length) return false;
  return sent.every(({ line, quantity }) => {
    const ordered = life.order?.lines.find((progress) => progress.line === line);
    return ordered !== undefined && quantity > 0 && ordered.shipped + quantity <= ordered.quantity;
  });
}

/** What the state, and what hangs on it, become. */
function follow(life: RequestLife, { at, act }: RequestEvent): Partial<RequestLife> {
  switch (act.type) {
    case 'quoted': {
      const { number, revision, validUntil } = act;
      return { state: 'quoted', dueOn: null, quote: { number, revision, validUntil }, answeredAt: life.answeredAt ?? at };
    }
    case 'declined':
      return { state: 'declined', dueOn: null, answeredAt: life.answeredAt ?? at };
    case 'turned-down':
    case 'withdrawn':
    case 'expired':
    case 'cancelled':
      return { state: act.type, dueOn: null };
    case 'completed':
      return { state: 'completed' };
    case 'accepted': {
      const lines = act.lines.map(({ line, quantity }) => ({ line, quantity, making: 'waiting' as const, shipped: 0 }));
      return { state: 'accepted', dueOn: act.dueOn, order: { number: act.order, lines, parcels: 0 } };
    }
    case 'started':
      return progress(life, (line) =>
        act.lines.includes(line.line) && line.making === 'waiting' ? { ...line, making: 'in-production' } : line,
      );
    case 'finished':
      return progress(life, (line) => (act.lines.includes(line.line) ? { ...line, making: 'finished' } : line));
    case 'parcel-sent':
      return ship(life, act.lines);
    case 'due-set':
      return { dueOn: act.dueOn };
    case 'assigned':
      return { assignee: act.to };
    default:
      return {};
  }
}

function progress(life: RequestLife, change: (line: LineProgress) => LineProgress): Partial<RequestLife> {
  if (life.order === null) return {};
  return { state: 'in-production', order: { ...life.order, lines: life.order.lines.map(change) } };
}

/** What leaves is finished; when everything has left, the order is shipped. */
function ship(life: RequestLife, sent: readonly AcceptedLine[]): Partial<RequestLife> {
  const { order } = life;
  if (order === null) return {};
  const lines = order.lines.map((line) => {
    const quantity = sent.find((left) => left.line === line.line)?.quantity ?? 0;
    const shipped = line.shipped + quantity;
    return { ...line, shipped, making: shipped === line.quantity ? ('finished' as const) : line.making };
  });
  const isAll = lines.every(({ quantity, shipped }) => shipped === quantity);
  return {
    state: isAll ? 'shipped' : 'in-production',
    ...(isAll ? { dueOn: null } : {}),
    order: { ...order, lines, parcels: order.parcels + 1 },
  };
}

/** Marks of what waits for whom: whatever a customer does is unread until somebody of the shop does something. */
function attend(life: RequestLife, { actor, act, at }: RequestEvent): Partial<RequestLife> {
  if (actor.kind === 'customer') return { isUnread: true, isAsked: life.isAsked || act.type === 'message' };
  if (actor.kind === 'system') return {};
  const isAnswer = act.type === 'message' || act.type === 'quoted' || act.type === 'declined';
  return {
    isUnread: false,
    isAsked: life.isAsked && !isAnswer,
    ...(act.type === 'message' ? { answeredAt: life.answeredAt ?? at } : {}),
  };
}
