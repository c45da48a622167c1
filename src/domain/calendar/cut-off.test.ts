import { expect, test } from 'vitest';
import { spellCutOff } from './spell-days.ts';

test.each([
  ['America/New_York', 'New York time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC'],
])('PRC-08 customers are told from when on an order counts as the next day’s, by the clock of %s', (timeZone, clock) => {
  expect(spellCutOff({ cutOff: '14:00', timeZone })).toBe(
    `Business days count from your order. An order at 14:00 or later (${clock}), or on a day off, counts from the next business day.`,
  );
});
