import { expect, test } from 'vitest';
import { findMargin } from './margin.ts';

const line = (number: number, quantity: number, unitPriceMicros: number) => ({ line: number, quantity, unitPriceMicros });

test('DESK-05 a margin is what is left of the lines after their cost and the discount', () => {
  const lines = [line(1, 2, 10_000_000), line(2, 1, 5_000_000)];
  const costs = new Map([
    [1, 4_000_000],
    [2, 4_500_000],
  ]);
  expect(findMargin(lines, 10, costs, 'USD')).toEqual({
    costMicros: 12_500_000,
    leftMicros: 10_000_000,
    percent: (10 / 22.5) * 100,
    withoutCost: 0,
  });
});

test('DESK-05 lines without a known cost are left out and counted, and a loss is below nothing', () => {
  const margin = findMargin([line(1, 1, 3_000_000), line(2, 1, 900_000_000)], 0, new Map([[1, 4_000_000]]), 'USD');
  expect(margin).toMatchObject({ leftMicros: -1_000_000, withoutCost: 1 });
  expect(margin?.percent).toBeCloseTo(-33.33, 2);
});

test('DESK-05 there is no margin where no cost is known, and no percentage of nothing', () => {
  expect(findMargin([line(1, 1, 3_000_000)], 0, new Map(), 'USD')).toBeNull();
  expect(findMargin([line(1, 1, 3_000_000)], 100, new Map([[1, 0]]), 'USD')?.percent).toBeNull();
});
