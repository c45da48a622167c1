import { expect, test } from 'vitest';
import { TimeBudget } from './time-budget.ts';

/** A budget by a clock that goes on only when told. */
function clock() {
  let nowMs = 1000;
  return { budget: new TimeBudget(() => nowMs), pass: (ms: number) => (nowMs += ms) };
}

test('gives some seconds, however many pieces of work share them', () => {
  const { budget, pass } = clock();
  expect(budget.run(() => pass(2000))).toBe(3000);
  expect(budget.run(() => pass(999))).toBe(3999);
  expect(budget.leftMs).toBe(1);
  expect(budget.run(() => pass(1))).toBe(4000);
  expect(budget.run(() => 'never')).toBeNull();
});

test('gives as much time as all other work takes', () => {
  const { budget, pass } = clock();
  pass(10_000);
  expect(budget.leftMs).toBe(10_000);
  budget.run(() => pass(4000));
  expect(budget.leftMs).toBe(6000);
  pass(1000);
  expect(budget.leftMs).toBe(7000);
});

test('ends work that asks, and begins none that would take too long', () => {
  const { budget, pass } = clock();
  let rounds = 0;
  const endless = () => {
    for (; ; rounds++) {
      pass(500);
      budget.check();
    }
  };
  expect(budget.run(() => 'never', 3000)).toBeNull();
  expect(budget.run(endless)).toBeNull();
  expect(rounds).toBe(5);
  expect(budget.leftMs).toBe(0);
});

test('lets what goes wrong in the work through', () => {
  const { budget } = clock();
  expect(() => budget.run(() => JSON.parse('{'))).toThrow(SyntaxError);
  expect(budget.run(() => 'next')).toBe('next');
});
