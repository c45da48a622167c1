import { expect, test } from 'vitest';
import { amountPlaces, splitAmount } from './receipt-amounts.ts';

test.each<[readonly number[], number]>([
  [[], 2],
  [[1, 2.5], 2],
  [[1.2, 0.0042], 4],
  [[0.000001], 6],
  [[-0.005], 3],
  [[0.1 + 0.2], 2],
])('QUO-08 the amounts %j need %i places', (amounts, places) => {
  expect(amountPlaces(amounts, 'USD')).toBe(places);
});

test.each<[number, number, string, string]>([
  [12.5, 2, '$12.50', ''],
  [0.0042, 4, '$0.00', '42'],
  [1204.123456, 6, '$1,204.12', '3456'],
  [1234567.5, 2, '$1,234,567.50', ''],
  [-0.004, 3, '−$0.00', '4'],
  [-0, 2, '$0.00', ''],
])('QUO-08 %d with %i places is written %s and %s', (amount, places, main, fine) => {
  expect(splitAmount(amount, places, 'USD')).toEqual({ main, fine, end: '' });
});

test.each([
  [1204.1234, 4, 'KWD', 'KWD\u00a01,204.123', '4'],
  [1204.12, 2, 'JPY', '¥1,204', '.12'],
])('PRC-07 %d with %i places in %s is written %s and %s', (amount, places, currency, main, fine) => {
  expect(splitAmount(amount, places, currency)).toEqual({ main, fine, end: '' });
});
