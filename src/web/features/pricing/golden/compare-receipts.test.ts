import { expect, test } from 'vitest';
import { compareLines, isPending, showDifference } from './compare-receipts.ts';

const line = (label: string, amount: number, inputs: readonly (readonly [string, number])[] = []) => ({
  code: label.toLowerCase(),
  label,
  formula: '',
  inputs: inputs.map(([name, value]) => ({ name, value, unit: 'EUR' })),
  amount,
});

test('PRC-05 steps are compared by what they are: new ones in their place, lost ones where they stood, and the figures that moved them', () => {
  const before = [line('Machine', 5, [['rate', 2]]), line('Sanding', 3), line('Margin', 4, [['total so far', 8]])];
  const after = [line('Machine', 7, [['rate', 3]]), line('Dyeing', 1), line('Margin', 4, [['total so far', 8.1]])];
  const compared = compareLines(before, after);
  expect(compared.map(({ label, before: was, after: is, differs }) => [label, was, is, differs])).toEqual([
    ['Machine', 5, 7, true],
    ['Sanding', 3, null, true],
    ['Dyeing', null, 1, true],
    ['Margin', 4, 4, false],
  ]);
  expect(compared.map(({ inputs }) => inputs)).toEqual([[{ name: 'rate', unit: 'EUR', before: '2', after: '3' }], [], [], []]);
});

test('PRC-05 two steps that are called alike are compared one by one', () => {
  const twice = [line('Sanding', 1), line('Sanding', 2)];
  expect(compareLines(twice, [line('Sanding', 1), line('Sanding', 3)]).map(({ differs }) => differs)).toEqual([false, true]);
});

test.each([
  [10, 11.25, '+13%'],
  [10, 10.55, '+5.5%'],
  [10, 9, '−10%'],
  [10, 10, '0%'],
  [1000, 1000.1, '< +0.1%'],
  [1000, 999.9, '> −0.1%'],
  [null, 5, null],
  [0, 5, null],
])('PRC-05 from %s to %s is %s', (before, after, words) => {
  expect(showDifference(before, after)).toBe(words);
});

test('PRC-05 a part that is still measured is pending, one that is refused is not', () => {
  expect(isPending({ line: null, refusal: null })).toBe(true);
  expect(isPending({ line: null, refusal: 'No volume.' })).toBe(false);
  expect(isPending(null)).toBe(false);
});
