import { expect, test } from 'vitest';
import type { FollowedRequest } from '#contract/desk/request.ts';
import { REQUEST_STATES, type RequestState } from '#domain/desk/request-life.ts';
import { describeState, endReason, isOpen } from './describe-state.ts';
import { listSteps } from './progress-line.tsx';

type Told = Pick<FollowedRequest, 'life' | 'shop' | 'events' | 'today'>;
const ORDERED: readonly RequestState[] = ['accepted', 'in-production', 'shipped', 'completed', 'cancelled'];
const UNQUOTED: readonly RequestState[] = ['received', 'withdrawn'];

function tell(state: RequestState, changes: { readonly today?: string; readonly parcels?: number; readonly dueOn?: string } = {}): Told {
  const { today = '2026-11-23', parcels = 0, dueOn = null } = changes;
  return {
    life: {
      state,
      version: 3,
      isUnread: false,
      isAsked: false,
      dueOn,
      assignee: null,
      quote: UNQUOTED.includes(state) ? null : { number: 12, revision: 2, validUntil: '2026-11-30' },
      order: ORDERED.includes(state) ? { number: 7, lines: [], parcels } : null,
    },
    shop: { mspID: '1', name: 'Acme', website: '', email: '', logoUrl: '', cutOff: { cutOff: '14:00', timeZone: 'America/New_York' } },
    events: [],
    today,
  };
}
const day = (iso: string) => `<${iso}>`;
const words = (request: Told) => Object.values(describeState(request, day)).join(' | ');

test('DESK-09 each state is told in words of its own, with whose turn it is', () => {
  const told = REQUEST_STATES.map((state) => words(tell(state)));
  expect(new Set(told).size).toBe(REQUEST_STATES.length);
  expect(words(tell('received'))).toMatch(/^Your request is with Acme \|.*\| shop$/);
  expect(words(tell('quoted'))).toMatch(/^Quote Q-00012-2 is waiting for you \| It is valid until <2026-11-30>\..*\| customer$/);
  expect(words(tell('in-production', { parcels: 1 }))).toMatch(/^A part of order O-00007 is on its way \|/);
});

test('DESK-08 on its last day a quote is open, on the next it has expired whatever the state says', () => {
  const [last, next] = [tell('quoted', { today: '2026-11-30' }), tell('quoted', { today: '2026-12-01' })];
  expect([isOpen(last), isOpen(next)]).toEqual([true, false]);
  expect(words(next)).toBe(words(tell('expired')));
  expect(listSteps(next)).toEqual(listSteps(tell('expired')));
});

test('DESK-09 a day that is ahead is promised, one that has passed is not', () => {
  expect(words(tell('received', { dueOn: '2026-11-23' }))).toContain('<2026-11-23>');
  expect(words(tell('received', { dueOn: '2026-11-22' }))).not.toContain('<');
  expect(words(tell('accepted', { dueOn: '2026-12-02' }))).toContain('<2026-12-02>');
});

test('DESK-09 the way is behind, here and ahead, and where it ended early nothing is ahead', () => {
  const way = (state: RequestState) => listSteps(tell(state)).map((step) => `${step.label}: ${step.state}`);
  expect(way('accepted')).toEqual([
    'Sent: done',
    'Quoted: done',
    'Ordered: present',
    'In production: ahead',
    'Shipped: ahead',
    'Complete: ahead',
  ]);
  expect(new Set(listSteps(tell('completed')).map(({ state }) => state))).toEqual(new Set(['done']));
  expect(way('withdrawn')).toEqual(['Sent: done', 'Withdrawn: ended']);
  expect(way('turned-down')).toEqual(['Sent: done', 'Quoted: done', 'Turned down: ended']);
  expect(way('cancelled')).toEqual(['Sent: done', 'Quoted: done', 'Ordered: done', 'Cancelled: ended']);
});

test('DESK-08 the reason is the one of the end that counts', () => {
  const events: Told['events'] = [
    {
      number: 2,
      at: '2026-11-23T10:00:00.000Z',
      actor: { kind: 'member', sub: '', name: 'Acme' },
      act: { type: 'declined', reason: 'Old' },
    },
    {
      number: 4,
      at: '2026-11-23T10:00:00.000Z',
      actor: { kind: 'customer', name: 'A' },
      act: { type: 'turned-down', revision: 1, reason: 'Too dear' },
    },
  ];
  expect(endReason({ ...tell('turned-down'), events })).toBe('Too dear');
  expect(endReason({ ...tell('quoted'), events })).toBe('');
});
