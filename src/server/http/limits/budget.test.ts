import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

function createTimed(most: number) {
  let nowMs = 0;
  const budget = createBudget({ most, windowMs: 60_000 }, () => nowMs);
  return { ...budget, advance: (ms: number) => (nowMs += ms) };
}

test('S-35 what is spent comes back when the window that began with it ends', () => {
  const budget = createTimed(10);
  budget.spend('a', 6);
  expect(budget.waitMs('a', 4)).toBe(0);
  budget.advance(20_000);
  expect(budget.waitMs('a', 5)).toBe(40_000);
  expect(budget.waitMs('b', 10)).toBe(0);
  budget.advance(40_000);
  expect(budget.waitMs('a', 10)).toBe(0);
});

test('S-35 a flood of keys makes the oldest forgotten, not the memory full', () => {
  const budget = createTimed(1);
  budget.spend('first', 1);
  for (let key = 0; key < 49_999; key += 1) budget.spend(`key ${key}`, 1);
  expect(budget.waitMs('first', 1)).toBeGreaterThan(0);
  budget.spend('one more', 1);
  expect(budget.waitMs('first', 1)).toBe(0);
  expect(budget.waitMs('one more', 1)).toBeGreaterThan(0);
});
