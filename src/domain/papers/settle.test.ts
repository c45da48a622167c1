import { expect, test } from 'vitest';
import type { RequestAct } from '../desk/request-event.ts';
import { settle } from './settle.ts';

const ACCEPTED: RequestAct = {
  type: 'accepted',
  revision: 1,
  order: 1,
  purchaseOrder: '',
  lines: [],
  totalMicros: 100,
  dueOn: '2026-12-01',
};
const invoiced = (number: number, totalMicros: number, dueOn = '2026-12-10'): RequestAct => ({
  type: 'invoiced',
  number,
  totalMicros,
  dueOn,
});
const credited = (invoice: number, totalMicros: number): RequestAct => ({ type: 'credited', number: 1, invoice, totalMicros });
const paid = (amountMicros: number, on = '2026-12-05'): RequestAct => ({ type: 'paid', amountMicros, on, note: '' });
const after = (...acts: readonly RequestAct[]) => settle([ACCEPTED, ...acts].map((act) => ({ act })));

test('SHOP-15 before an order nothing is due', () => {
  expect(settle([{ act: { type: 'received', answerBy: '2026-12-01' } }])).toBeNull();
});

test.each<readonly [string, readonly RequestAct[], object]>([
  ['an order is due before its invoice', [], { dueMicros: 100, state: 'open', dueOn: null }],
  ['a part is paid', [invoiced(1, 100), paid(40)], { state: 'part', paidMicros: 40, paidOn: '2026-12-05', dueOn: '2026-12-10' }],
  [
    'all is paid, the last day counts',
    [invoiced(1, 100), paid(40, '2026-12-07'), paid(60, '2026-12-06')],
    { state: 'paid', paidOn: '2026-12-07', dueOn: null },
  ],
  ['more was ordered than invoiced', [invoiced(1, 30), paid(30)], { dueMicros: 100, state: 'part' }],
  ['what is credited is not due', [invoiced(1, 100), credited(1, 25), paid(75)], { dueMicros: 75, state: 'paid' }],
  ['credited and invoiced anew', [invoiced(1, 100), credited(1, 100), invoiced(2, 100)], { dueMicros: 100, state: 'open' }],
  ['paid back', [invoiced(1, 100), paid(100), paid(-100)], { paidMicros: 0, state: 'open' }],
  ['cancelled before an invoice', [{ type: 'cancelled', reason: '' }], { dueMicros: 0, state: 'paid' }],
])('SHOP-15 %s', (_what, acts, account) => {
  expect(after(...acts)).toMatchObject(account);
});

test('SHOP-15 payments go to the oldest invoice that is open; the earliest day that is missed is told', () => {
  const account = after(invoiced(1, 40, '2026-12-20'), invoiced(2, 60, '2026-12-10'), paid(50));
  expect(account?.invoices.map(({ number, paidMicros, state }) => [number, paidMicros, state])).toEqual([
    [1, 40, 'paid'],
    [2, 10, 'part'],
  ]);
  expect(account?.dueOn).toBe('2026-12-10');
});

test('SHOP-15 an invoice that was credited as a whole is no paid one, and waits for nothing', () => {
  const account = after(invoiced(1, 40), credited(1, 40), invoiced(2, 60), credited(2, 20), paid(40));
  expect(account?.invoices.map(({ state }) => state)).toEqual(['credited', 'paid']);
  expect(account?.dueOn).toBeNull();
});
