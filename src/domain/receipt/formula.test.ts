import { expect, test } from 'vitest';
import { FormulaError, parseFormula } from './formula.ts';

const INPUTS = new Map([
  ['volume', 20],
  ['line width', 0.45],
  ['walls', 3],
]);

test.each([
  ['1 + 2 × 3', 7],
  ['(1 + 2) × 3', 9],
  ['10 − 4 − 3', 3],
  ['12 ÷ 3 ÷ 2', 2],
  ['volume × line width', 9],
  ['0 − walls', -3],
  ['min(volume, walls, 5)', 3],
  ['max(0, volume − 30)', 0],
  ['ceil(volume ÷ 3)', 7],
  ['round(2.5)', 3],
  ['ln(volume ÷ volume)', 0],
  ['shell = volume ÷ 2; shell × walls', 30],
  ['a = 2; b = a × a; b + a', 6],
])('%s is %d', (text, value) => {
  expect(parseFormula(text).evaluate(INPUTS)).toBeCloseTo(value, 12);
});

test('a name that nothing defines gives no number', () => {
  expect(parseFormula('volume × nothing').evaluate(INPUTS)).toBeNaN();
});

test.each([
  '',
  '1 +',
  '(1',
  '1)',
  '1 2',
  'a = b = c',
  'volume ** 2',
  'exec(1)',
  'constructor(1)',
  'min()',
  '1 / 2',
  '1'.repeat(501),
  '('.repeat(400),
])('the formula %j is refused', (text) => {
  expect(() => parseFormula(text)).toThrow(FormulaError);
});
