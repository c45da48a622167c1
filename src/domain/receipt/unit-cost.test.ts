import { expect, test } from 'vitest';
import { findUnitCost } from './receipt.ts';

const line = (code: string, amountMicros: number) => ({ code, label: code, formula: '0', inputs: [], amountMicros });

test('DESK-05 a piece costs what stands before the margin; without a line of margin, nobody knows', () => {
  expect(findUnitCost({ lines: [line('material', 3), line('overhead', 2), line('margin', 4), line('rounding', 1)] })).toBe(5);
  expect(findUnitCost({ lines: [line('material', 3)] })).toBeNull();
  expect(findUnitCost({ lines: [] })).toBeNull();
});
