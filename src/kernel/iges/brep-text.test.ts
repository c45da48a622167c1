import { expect, test } from 'vitest';
import { isSameBrep, largestTolerance } from './brep-text.ts';

test.each([
  ['the same text', '1 2\n3', '1 2\n3', true],
  ['a number that is rounded otherwise', '7 0 0  8.8413000000000004\nTe', '7 0 0  8.8413000000000021\nTe', true],
  ['a large number that is rounded otherwise', '-123456.0000001', '-123456.0000002', true],
  ['another number', '1 0.3', '1 0.300001', false],
  ['another word', 'Ve 1', 'Ed 1', false],
  ['another orientation', '+3 0', '-3 0', false],
  ['a number more', '1 2', '1 2 3', false],
  ['a line more', '1 2', '1 2\n', false],
])('API-17 whether %s is the same shape is told right', (_what, one, other, isSame) => {
  expect(isSameBrep(one, other)).toBe(isSame);
  expect(isSameBrep(other, one)).toBe(isSame);
});

test('API-17 the largest tolerance of corners and edges is found', () => {
  const text = 'Fa\n0  5 1 0\n\nEd\n 0.002 1 1 0\n1  1 0 0 10\n0\n\nVe\n1e-07\n0 0 3\n';
  expect(largestTolerance(text)).toBe(0.002);
  expect(largestTolerance(text.replace('1e-07', '0.25'))).toBe(0.25);
  expect(largestTolerance('')).toBe(0);
});
