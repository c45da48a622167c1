import { expect, test } from 'vitest';
import type { Actor, RequestAct, RequestActType, RequestEvent } from './request-event.ts';
import { advance, REQUEST_STATES, type RequestLife, type RequestState, readLife } from './request-life.ts';

const CUSTOMER: Actor = { kind: 'customer', name: 'Zoë' };
const MEMBER: Actor = { kind: 'member', sub: 'ada', name: 'Ada' };
const TIME: Actor = { kind: 'system' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute));

const RECEIVED: RequestAct = { type: 'received', answerBy: '2026-11-24' };
const quoted = (revision = 1): RequestAct => ({ type: 'quoted', number: 7, revision, validUntil: '2026-12-24', totalMicros: 1 });
const accepted = (revision = 1): RequestAct => ({
  type: 'accepted',
  revision,
  order: 3,
  purchaseOrder: '',
  lines: [
    { line: 1, quantity: 4 },
    { line: 3, quantity: 1 },
  ],
  totalMicros: 1,
  dueOn: '2026-12-01',
});
const parcel = (...lines: (readonly [number, number])[]): RequestAct => ({
  type: 'parcel-sent',
  lines: lines.map(([line, quantity]) => ({ line, quantity })),
  carrier: '',
  tracking: '',
});

type Told = readonly [Actor, RequestAct];
const tell = (...steps: readonly Told[]): RequestEvent[] =>
  steps.map(([actor, act], index) => ({ number: index + 1, at: at(index), actor, act }));
const live = (...steps: readonly Told[]) => readLife(tell([CUSTOMER, RECEIVED], ...steps));
const then = (life: RequestLife, actor: Actor, act: RequestAct) => advance(life, { number: life.version + 1, at: at(50), actor, act });

/** One way into each state. */
const WAYS: Readonly<Record<RequestState, readonly Told[]>> = {
  received: [],
  quoted: [[MEMBER, quoted()]],
  accepted: [
    [MEMBER, quoted()],
    [CUSTOMER, accepted()],
  ],
  'in-production': [
    [MEMBER, quoted()],
    [CUSTOMER, accepted()],
    [MEMBER, { type: 'started', lines: [1] }],
  ],
  shipped: [
    [MEMBER, quoted()],
    [CUSTOMER, accepted()],
    [MEMBER, parcel([1, 4], [3, 1])],
  ],
  completed: [
    [MEMBER, quoted()],
    [CUSTOMER, accepted()],
    [MEMBER, parcel([1, 4], [3, 1])],
    [MEMBER, { type: 'completed' }],
  ],
  declined: [[MEMBER, { type: 'declined', reason: '' }]],
  'turned-down': [
    [MEMBER, quoted()],
    [CUSTOMER, { type: 'turned-down', revision: 1, reason: '' }],
  ],
  expired: [
    [MEMBER, quoted()],
    [TIME, { type: 'expired', revision: 1 }],
  ],
  withdrawn: [[CUSTOMER, { type: 'withdrawn', reason: '' }]],
  cancelled: [
    [MEMBER, quoted()],
    [CUSTOMER, accepted()],
    [MEMBER, { type: 'cancelled', reason: '' }],
  ],
};

const REVISIONS: ReadonlySet<RequestState> = new Set(['quoted', 'turned-down', 'expired']);
/** Every act, by who may do it, as it would be done in a state. */
const acts = (state: RequestState): readonly RequestAct[] => [
  RECEIVED,
  { type: 'message', text: 'x' },
  { type: 'note', text: 'x' },
  { type: 'file-added', fileId: 'f', filename: 'a.pdf', line: null },
  { type: 'assigned', to: null },
  { type: 'read' },
  { type: 'link-renewed' },
  { type: 'due-set', dueOn: '2026-12-02' },
  quoted(REVISIONS.has(state) ? 2 : 1),
  { type: 'declined', reason: '' },
  { type: 'turned-down', revision: 1, reason: '' },
  { type: 'withdrawn', reason: '' },
  { type: 'expired', revision: 1 },
  accepted(),
  { type: 'started', lines: [1] },
  { type: 'finished', lines: [3] },
  parcel([1, 4]),
  { type: 'completed' },
  { type: 'cancelled', reason: '' },
];

/** Where each act leads; what is not named is refused. 'stay' leaves the state. Letters are who: customer, member, time. */
const TABLE: Readonly<
  Record<RequestState, Partial<Record<RequestActType, readonly ['c' | 'm' | 't' | 'cm' | 'mt', RequestState | 'stay']>>>
> = (() => {
  const always = {
    message: ['cm', 'stay'],
    note: ['m', 'stay'],
    'file-added': ['cm', 'stay'],
    assigned: ['m', 'stay'],
    read: ['m', 'stay'],
    'link-renewed': ['m', 'stay'],
  } as const;
  const made = {
    ...always,
    'due-set': ['m', 'stay'],
    started: ['m', 'in-production'],
    finished: ['m', 'in-production'],
    'parcel-sent': ['m', 'in-production'],
    cancelled: ['m', 'cancelled'],
  } as const;
  const again = { ...always, quoted: ['m', 'quoted'] } as const;
  return {
    received: {
      ...again,
      quoted: ['mt', 'quoted'],
      'due-set': ['m', 'stay'],
      declined: ['m', 'declined'],
      withdrawn: ['c', 'withdrawn'],
    },
    quoted: {
      ...again,
      declined: ['m', 'declined'],
      withdrawn: ['c', 'withdrawn'],
      'turned-down': ['c', 'turned-down'],
      expired: ['t', 'expired'],
      accepted: ['c', 'accepted'],
    },
    accepted: made,
    'in-production': made,
    shipped: { ...always, completed: ['m', 'completed'] },
    completed: always,
    declined: again,
    'turned-down': again,
    expired: again,
    withdrawn: always,
    cancelled: always,
  } as const;
})();

const WHO = { c: CUSTOMER, m: MEMBER, t: TIME } as const;
const CASES = REQUEST_STATES.flatMap((state) =>
  acts(state).flatMap((act) => (['c', 'm', 't'] as const).map((who) => [act.type, who, state, act] as const)),
);

test.each(CASES)('DESK-01 %s by %s in state %s', (type, who, state, act) => {
  const life = live(...WAYS[state]);
  expect(life.state).toBe(state);
  const step = then(life, WHO[who], act);
  const [by, to] = TABLE[state][type] ?? [];
  if (by?.includes(who) !== true) expect(step).toEqual({ rejection: 'not-in-this-state' });
  else expect('life' in step && step.life.state).toBe(to === 'stay' ? state : to);
});

test('DESK-01 nothing but its receipt begins a life, and a life without events is none', () => {
  for (const act of acts('received').slice(1))
    expect(advance(null, { number: 1, at: at(0), actor: MEMBER, act })).toHaveProperty('rejection');
  expect(() => readLife([])).toThrow('no events');
  expect(() => readLife(tell([CUSTOMER, RECEIVED], [MEMBER, { type: 'completed' }]))).toThrow('Event 2');
});

test('DESK-08 only the revision that counts is answered or expires, and revisions follow each other', () => {
  const life = live([MEMBER, quoted(1)], [MEMBER, quoted(2)]);
  for (const act of [accepted(1), accepted(3), { type: 'turned-down', revision: 1, reason: '' } as const]) {
    expect(then(life, CUSTOMER, act)).toEqual({ rejection: 'superseded' });
  }
  expect(then(life, TIME, { type: 'expired', revision: 1 })).toEqual({ rejection: 'superseded' });
  expect(then(life, MEMBER, quoted(2))).toEqual({ rejection: 'superseded' });
  expect(then(life, MEMBER, { ...quoted(3), number: 8 } as RequestAct)).toEqual({ rejection: 'superseded' });
  expect(then(life, CUSTOMER, accepted(2))).toHaveProperty('life');
});

test('DESK-11 an order is in production from its first line on, and shipped when the last piece has left', () => {
  const ordered = live([MEMBER, quoted()], [CUSTOMER, accepted()]);
  expect(ordered).toMatchObject({ dueOn: '2026-12-01', order: { number: 3, parcels: 0 } });
  for (const act of [parcel([1, 5]), parcel([2, 1]), parcel([1, 1], [1, 1]), parcel(), parcel([1, 0])]) {
    expect(then(ordered, MEMBER, act)).toEqual({ rejection: 'no-such-lines' });
  }
  expect(then(ordered, MEMBER, { type: 'started', lines: [2] })).toEqual({ rejection: 'no-such-lines' });
  const steps: Told[] = [
    [MEMBER, quoted()],
    [CUSTOMER, accepted()],
    [MEMBER, { type: 'finished', lines: [3] }],
    [MEMBER, parcel([1, 3], [3, 1])],
  ];
  const partly = live(...steps);
  expect(partly).toMatchObject({ state: 'in-production', dueOn: '2026-12-01', order: { parcels: 1 } });
  expect(partly.order?.lines).toEqual([
    { line: 1, quantity: 4, making: 'waiting', shipped: 3 },
    { line: 3, quantity: 1, making: 'finished', shipped: 1 },
  ]);
  expect(then(partly, MEMBER, parcel([1, 2]))).toEqual({ rejection: 'no-such-lines' });
  const all = live(...steps, [MEMBER, { type: 'started', lines: [1, 3] }], [MEMBER, parcel([1, 1])]);
  expect(all).toMatchObject({ state: 'shipped', dueOn: null, order: { parcels: 2 } });
  expect(all.order?.lines.map(({ making }) => making)).toEqual(['finished', 'finished']);
});

test('DESK-03 whatever a customer does is unread until the shop does something; a question is open until it is answered', () => {
  expect(live()).toMatchObject({ isUnread: true, isAsked: false, answeredAt: null });
  expect(live([MEMBER, { type: 'read' }])).toMatchObject({ isUnread: false, answeredAt: null });
  const asked = live([MEMBER, { type: 'read' }], [CUSTOMER, { type: 'message', text: '?' }]);
  expect(asked).toMatchObject({ isUnread: true, isAsked: true });
  const noted = live([CUSTOMER, { type: 'message', text: '?' }], [MEMBER, { type: 'note', text: 'x' }]);
  expect(noted).toMatchObject({ isUnread: false, isAsked: true, answeredAt: null });
  const answered = live([CUSTOMER, { type: 'message', text: '?' }], [MEMBER, { type: 'message', text: '!' }], [MEMBER, quoted()]);
  expect(answered).toMatchObject({ isAsked: false, answeredAt: at(2), dueOn: null });
  expect(live([MEMBER, quoted()], [TIME, { type: 'expired', revision: 1 }])).toMatchObject({ isUnread: false });
});

test('SHOP-13 the system quotes as the very first thing that happens to a request, and never again', () => {
  expect(then(live(), TIME, quoted())).toMatchObject({ life: { state: 'quoted', isUnread: true } });
  const read = live([MEMBER, { type: 'read' }]);
  expect(then(read, TIME, quoted())).toEqual({ rejection: 'not-in-this-state' });
});
