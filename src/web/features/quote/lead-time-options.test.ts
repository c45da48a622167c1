import { expect, test } from 'vitest';
import { formatShipDay } from './lead-time-options.ts';

test.each([
  ['2026-11-30', 'Mon, Nov 30'],
  ['2027-01-04', 'Mon, Jan 4, 2027'],
  ['2028-07-19', 'Wed, Jul 19, 2028'],
])('PRC-08 the day %s by which a line leaves reads %s in November 2026', (day, words) => {
  expect(formatShipDay(day, new Date(2026, 10, 23))).toBe(words);
});
