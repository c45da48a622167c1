import { expect, test } from 'vitest';
import { sampleLine } from '#test/support/sample-quotes.ts';
import { formatShipDay, leadTimeOptions } from './lead-time-options.ts';

test.each([
  ['2026-11-30', 'Mon, Nov 30'],
  ['2027-01-04', 'Mon, Jan 4, 2027'],
  ['2028-07-19', 'Wed, Jul 19, 2028'],
])('PRC-08 the day %s by which a line leaves reads %s in November 2026', (day, words) => {
  expect(formatShipDay(day, new Date(2026, 10, 23))).toBe(words);
});

test('PRC-08 a lead time of years has no day, but its surcharge', () => {
  const option = { leadTimeID: 'standard', name: 'Standard', price: 12, days: 432, shipBy: '2028-07-19' };
  const leadTimes = [option, { ...option, leadTimeID: 'express', name: 'Express', price: 15, days: 3, shipBy: '2099-11-30' }];
  const [standard, express] = leadTimeOptions(sampleLine({ quantity: 1, price: 12, leadTimeID: 'standard', leadTimes }));
  expect(standard?.label).toBe('Standard, date on request');
  // The days that this shop promises end before those.
  const [, late] = leadTimeOptions(sampleLine({ quantity: 1, price: 12, leadTimeID: 'standard', leadTimes, furthestDays: 2 }));
  expect(late?.label).toBe('Express, date on request (+$3.00)');
  expect(express?.label).toBe('Express, ships by Mon, Nov 30, 2099 (+$3.00)');
});
