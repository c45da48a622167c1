import { expect, test } from 'vitest';
import { rate } from '../money/rate.ts';
import { findCheapestFinishes } from './cheapest-finishes.ts';

const finish = (id: string) => ({ id, name: id, description: '', images: [] });
const finishes = ['raw', 'dyed', 'smooth', 'cheap for few', 'unknown'].map(finish);
const rates = (share: number, minimum: number) => ({
  share: rate(share, '%'),
  minimum: rate(minimum, 'money/job'),
  days: rate(0, 'days'),
  perDay: rate(0, 'pieces/day'),
});

test('PRC-11 finishes that can never be the cheapest are left out, and so is one without rates', () => {
  const card = { finishes: { dyed: rates(10, 5), smooth: rates(20, 30), 'cheap for few': rates(25, 0) } };
  expect(findCheapestFinishes(finishes, card).map(({ id }) => id)).toEqual(['dyed', 'cheap for few']);
});

test('PRC-11 of finishes that cost the same the first is kept, and without rates the first of all', () => {
  const card = { finishes: { raw: rates(0, 0), dyed: rates(0, 0), smooth: rates(0, 1) } };
  expect(findCheapestFinishes(finishes, card).map(({ id }) => id)).toEqual(['raw']);
  expect(findCheapestFinishes(finishes, { finishes: {} }).map(({ id }) => id)).toEqual(['raw']);
});
