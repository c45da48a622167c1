import { expect, test } from 'vitest';
import { makeQuote } from '#test/support/make-quote.ts';
import { createRandom } from '#test/support/random.ts';
import { isNothing, isWithin, leaveShare, NOTHING, type Share, takeShare, type Whole, wholeShare } from './take-share.ts';

const { charges, discountPercent, tax, lines, currency, sums } = makeQuote({
  lines: [{ quantity: 10 }, { quantity: 3, unitPriceMicros: 5_000 }],
});
const WHOLE: Whole = { charges, discountPercent, tax, lines, currency };

test('SHOP-09 all of an order at once is the order, charges with it', () => {
  const taken = takeShare(WHOLE, NOTHING, wholeShare(WHOLE));
  expect(taken.sums).toEqual(sums);
  expect(taken.charges).toEqual(charges);
});

test('SHOP-09 however an order is cut, its shares come to it to the smallest unit and none is below zero', () => {
  const random = createRandom(20_261_127);
  for (let round = 0; round < 500; round += 1) {
    const whole: Whole = {
      ...WHOLE,
      currency: random.pick(['EUR', 'JPY', 'KWD']),
      discountPercent: random.below(10_001) / 100,
      lines: lines.map((line) => ({
        ...line,
        quantity: 1 + random.below(200),
        unitPriceMicros: random.below(10 ** (1 + random.below(8))),
      })),
    };
    const unit = { EUR: 10_000, JPY: 1_000_000, KWD: 1000 }[whole.currency] ?? 1;
    const odd: Whole = { ...whole, charges: [{ label: 'x', amountMicros: random.below(5000) * unit }] };
    let before: Share = NOTHING;
    const parts = [];
    for (let left = wholeShare(odd); !isNothing(left); left = leaveShare(wholeShare(odd), before)) {
      const some = {
        lines: left.lines
          .map(({ line, quantity }) => ({ line, quantity: random.below(quantity + 1) }))
          .filter(({ quantity }) => quantity > 0),
        charges: left.charges && random.below(2) === 0,
      };
      const taken = isNothing(some) ? left : some;
      parts.push(takeShare(odd, before, taken).sums);
      before = leaveShare(wholeShare(odd), leaveShare(left, taken));
    }
    const all = takeShare(odd, NOTHING, wholeShare(odd)).sums;
    for (const key of Object.keys(all) as (keyof typeof all)[]) {
      expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(all[key]);
      expect(Math.min(...parts.map((part) => part[key]))).toBeGreaterThanOrEqual(0);
    }
  }
});

test('SHOP-09 more pieces than there are, a line that is not there or twice, and charges that there are not, are not within', () => {
  const whole = wholeShare(WHOLE);
  const isIn = (some: Share['lines'], withCharges = false) => isWithin({ lines: some, charges: withCharges }, whole);
  expect(isIn([{ line: 1, quantity: 10 }], true)).toBe(true);
  expect(isIn([{ line: 1, quantity: 11 }])).toBe(false);
  expect(isIn([{ line: 3, quantity: 1 }])).toBe(false);
  expect(isIn([1, 1].map((line) => ({ line, quantity: 1 })))).toBe(false);
  expect(isWithin({ lines: [], charges: true }, { ...whole, charges: false })).toBe(false);
});
