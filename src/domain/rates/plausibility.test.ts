import { expect, test } from 'vitest';
import { rate } from '../money/rate.ts';
import { findImplausible, type PlausibleBounds } from './plausibility.ts';

const BOUNDS: PlausibleBounds = {
  mostMass: rate(20, 'kg'),
  mostHours: rate(200, 'h'),
  mostPrice: rate(5000, 'money/piece'),
  leastPerKg: rate(100, 'money/kg'),
  leastPerHour: rate(50, 'money/h'),
};

const PIECE = { currency: 'USD', massG: 800, hours: 6, chargedHours: 6, priceMicros: 900000000 };

test('HOLD-12 a plausible piece is left alone, and so is one at the bounds', () => {
  expect(findImplausible(PIECE, BOUNDS)).toEqual([]);
  expect(findImplausible({ ...PIECE, massG: 20_000, hours: 200, chargedHours: 100, priceMicros: 5000000000 }, BOUNDS)).toEqual([]);
});

test.each([
  ['mass', { massG: 137_300, priceMicros: 20000000000 }, 'A piece would weigh 137 kg; above 20 kg our team checks first.'],
  ['hours', { hours: 1234.5, priceMicros: 500000000000 }, 'A piece would take 1,230 machine hours; above 200 our team checks first.'],
  ['price', { priceMicros: 5000010000 }, 'A piece would cost more than $5,000.00; such a price is confirmed in person.'],
  ['price a kilogram', { massG: 10_000 }, 'The price looks too low for a piece of 10 kg and 6 machine hours, so our team checks it.'],
  [
    'price an hour',
    { hours: 180, chargedHours: 18.01 },
    'The price looks too low for a piece of 0.8 kg and 18 machine hours, so our team checks it.',
  ],
])('HOLD-12 an absurd %s goes to review in words', (_what, changes, sentence) => {
  expect(findImplausible({ ...PIECE, ...changes }, BOUNDS)).toContain(sentence);
});
