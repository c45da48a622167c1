import { expect, test } from 'vitest';
import { layGrid } from './build-plate.ts';

test.each([
  [[0, 0], [40, 10], 5],
  [[-175, -20], [175, 20], 50],
  [[0, 0], [1.2, 0.8], 0.1],
] as const)('HOLD-04 the plate under %j to %j has whole cells and reaches out from under it', (low, high, cell) => {
  const grid = layGrid(low, high);
  expect(grid.cell).toBeCloseTo(cell, 9);
  for (const axis of [0, 1] as const) {
    expect(grid.low[axis]).toBeLessThan(low[axis]);
    expect(grid.high[axis]).toBeGreaterThan(high[axis]);
    expect((grid.low[axis] + grid.high[axis]) / 2).toBeCloseTo((low[axis] + high[axis]) / 2, 9);
    const cells = (grid.high[axis] - grid.low[axis]) / grid.cell;
    expect(cells).toBeCloseTo(Math.round(cells), 6);
    expect(cells).toBeLessThan(18);
  }
});
