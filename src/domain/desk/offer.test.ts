import { expect, test } from 'vitest';
import { makeQuote } from '#test/support/make-quote.ts';
import { newOffer } from '#test/support/sample-offer.ts';
import { newRfq, withoutBegin } from '#test/support/sample-records.ts';
import { smallestUnit } from '../money/money.ts';
import { DEMO_PROVIDER } from '../shop/demo-provider.ts';
import { checkOffer } from './check-offer.ts';
import { addUp, findOffered, type Offer } from './offer.ts';
import { composeQuote, nameOrder, nameQuote, takeLines } from './quote-document.ts';

const FRAME = { lineCount: 3, currency: 'USD', today: '2026-11-22' };
const quote = (offer: Offer, currency = 'USD') =>
  composeQuote(offer, {
    request: withoutBegin(newRfq()),
    provider: DEMO_PROVIDER,
    number: 1,
    revision: 1,
    currency,
    issuedOn: '2026-11-22',
    language: 'en',
  });

test('DESK-05 an offer is added up line by line, with discount, charges and tax', () => {
  // 2 × 12.345 = 24.69; 2.5 % of it is 0.61725; 24.69 − 0.62 + 9.90 = 33.97; 19 % of it is 6.4543.
  expect(addUp(newOffer().lines, newOffer(), 'USD')).toEqual({
    linesMicros: 24_690_000,
    discountMicros: 620_000,
    chargesMicros: 9_900_000,
    netMicros: 33_970_000,
    taxMicros: 6_450_000,
    totalMicros: 40_420_000,
  });
  expect(addUp([], newOffer({ charges: [], tax: null }), 'USD').totalMicros).toBe(0);
});

test('DESK-05 a half of the smallest unit goes up, also where a double would not hold it', () => {
  const halves = { charges: [], discountPercent: 50, tax: null };
  expect(addUp([{ quantity: 1, unitPriceMicros: 10_000 }], halves, 'USD').discountMicros).toBe(10_000);
  const large = addUp([{ quantity: 1, unitPriceMicros: 3_999_999_999_990_000 }], { ...halves, discountPercent: 12.5 }, 'USD');
  expect(large.discountMicros).toBe(500_000_000_000_000);
});

test('DESK-05 DESK-07 ten thousand random quotes are whole smallest units and add up, whatever is taken of them', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  const upTo = (most: number) => Math.floor(random() * most);
  for (let count = 0; count < 10_000; count += 1) {
    const currency = ['JPY', 'EUR', 'USD', 'KWD'][upTo(4)] ?? 'USD';
    const unit = smallestUnit(currency);
    const lines = Array.from({ length: 1 + upTo(5) }, (_, index) => ({
      line: index + 1,
      quantity: 1 + upTo(900),
      unitPriceMicros: 1_000_000 + upTo(1e9),
      breaks: [],
      leadTimeDays: 1,
      note: '',
    }));
    const charges = Array.from({ length: upTo(4) }, () => ({ label: 'x', amountMicros: upTo(100_000) * unit }));
    const tax = random() < 0.5 ? null : { name: 'VAT', percent: upTo(10_001) / 100 };
    const offer = newOffer({ lines, charges, tax, discountPercent: upTo(10_001) / 100 });
    const request = newRfq();
    const many = { ...request, lines: lines.flatMap(() => request.lines) };
    const facts = { provider: DEMO_PROVIDER, number: 1, revision: 1, currency, issuedOn: '2026-11-22', language: 'en' as const };
    const document = composeQuote(offer, { ...facts, request: withoutBegin(many) });
    for (const { lines: shown, sums } of [
      document,
      takeLines(
        document,
        [{ line: 1, quantity: 1000 }],
        [{ line: 1, quantity: 1000, unitPriceMicros: 1 + upTo(9_000), leadTimeDays: 3 }],
      ) ?? document,
    ]) {
      const all = [...Object.values(sums), ...shown.map(({ totalMicros }) => totalMicros)];
      expect(all.every((micros) => Number.isSafeInteger(micros) && micros >= 0 && micros % unit === 0)).toBe(true);
      expect(sums.linesMicros).toBe(shown.reduce((sum, { totalMicros }) => sum + totalMicros, 0));
      expect(sums.chargesMicros).toBe(charges.reduce((sum, { amountMicros }) => sum + amountMicros, 0));
      expect(sums.netMicros).toBe(sums.linesMicros - sums.discountMicros + sums.chargesMicros);
      expect(sums.totalMicros).toBe(sums.netMicros + sums.taxMicros);
      expect(Math.abs(sums.discountMicros - (sums.linesMicros * offer.discountPercent) / 100)).toBeLessThanOrEqual(unit / 2 + 1e-3);
      expect(Math.abs(sums.taxMicros - (sums.netMicros * (tax?.percent ?? 0)) / 100)).toBeLessThanOrEqual(unit / 2 + 1e-3);
    }
  }
});

test('DESK-08 SHOP-14 lines are taken as quoted or at a step that was offered; other lines, other quantities and doubles are not', () => {
  const asked = withoutBegin(newRfq());
  const request = { ...asked, lines: [...asked.lines, ...asked.lines] };
  const offer = newOffer({ lines: [...newOffer().lines, ...newOffer().lines.map((of) => ({ ...of, line: 2, quantity: 1 }))] });
  const facts = {
    request,
    provider: DEMO_PROVIDER,
    number: 1,
    revision: 1,
    currency: 'USD',
    issuedOn: '2026-11-22',
    language: 'en' as const,
  };
  const document = composeQuote(offer, facts);
  expect(document.lines).toHaveLength(2);
  const all = takeLines(
    document,
    document.lines.map(({ line: number, quantity }) => ({ line: number, quantity })),
  );
  expect(all).toEqual({ lines: document.lines, sums: document.sums });
  const more = takeLines(document, [{ line: 2, quantity: 10 }]);
  expect(more?.lines).toMatchObject([{ line: 2, quantity: 10, unitPriceMicros: 10_000_000, totalMicros: 100_000_000 }]);
  // 100.00 − 2.50 + 9.90 = 107.40; 19 % of it is 20.406.
  expect(more?.sums).toMatchObject({ linesMicros: 100_000_000, chargesMicros: 9_900_000, totalMicros: 127_810_000 });
  for (const wanted of [
    [],
    [{ line: 3, quantity: 1 }],
    [{ line: 1, quantity: 1 }],
    [{ line: 2, quantity: 9 }],
    [{ line: 2, quantity: 11 }],
    [{ line: 2, quantity: 1000 }],
    [
      { line: 2, quantity: 1 },
      { line: 2, quantity: 2 },
    ],
  ]) {
    expect(takeLines(document, wanted)).toBeNull();
  }
});

test('DESK-05 SHOP-14 what was quoted and each step have their price and lead time; no other quantity has one', () => {
  const line = {
    quantity: 2,
    unitPriceMicros: 9,
    leadTimeDays: 4,
    breaks: [
      { quantity: 10, unitPriceMicros: 7 },
      { quantity: 50, unitPriceMicros: 5, leadTimeDays: 12 },
    ],
  };
  const found = [1, 2, 9, 10, 11, 50, 51, 1000].map((quantity) => findOffered(line, quantity));
  const told = found.map((terms) => terms && [terms.unitPriceMicros, terms.leadTimeDays]);
  expect(told).toEqual([null, [9, 4], null, [7, 4], null, [5, 12], null, null]);
});

test('SHOP-14 a quantity that the shop priced beyond its quote has that price and that time; one of another line or number has not', () => {
  const { lines, ...rest } = makeQuote({ lines: [{ quantity: 1, unitPriceMicros: 13_000_000, leadTimeDays: 4 }] });
  const quote = { ...rest, lines, charges: [], discountPercent: 0, tax: null };
  const priced = { line: 1, quantity: 1000, unitPriceMicros: 4_120_000, leadTimeDays: 31 };
  expect(takeLines(quote, [{ line: 1, quantity: 1000 }], [priced])).toMatchObject({
    lines: [{ quantity: 1000, unitPriceMicros: 4_120_000, leadTimeDays: 31, totalMicros: 4_120_000_000 }],
    sums: { totalMicros: 4_120_000_000 },
  });
  for (const other of [
    { ...priced, line: 2 },
    { ...priced, quantity: 999 },
  ]) {
    expect(takeLines(quote, [{ line: 1, quantity: 1000 }], [other])).toBeNull();
  }
  // A step that was offered stays as it was offered.
  expect(takeLines(quote, [{ line: 1, quantity: 1 }], [{ ...priced, quantity: 1 }])?.lines[0]?.unitPriceMicros).toBe(13_000_000);
});

test('DESK-06 quotes and orders have names', () => {
  expect([nameQuote({ number: 42, revision: 1 }), nameQuote({ number: 123_456, revision: 3 }), nameOrder(7)]).toEqual([
    'Q-00042',
    'Q-123456-3',
    'O-00007',
  ]);
});

test('DESK-06 a quote holds what it shows, whatever becomes of shop and request', () => {
  expect(quote(newOffer())).toMatchObject({
    shop: { name: DEMO_PROVIDER.name, address: DEMO_PROVIDER.address },
    customer: { name: 'Zoë', organization: 'Ω', email: 'zoe@example.com' },
    lines: [{ filename: 'a.step', material: 'PLA', dimensions: { x: 1, y: 2, z: 3.5 }, unit: 'mm', totalMicros: 24_690_000 }],
    terms: 'Net 30',
    validUntil: '2026-12-24',
  });
});

const change = (changes: object): Offer => newOffer({ lines: newOffer().lines.map((of) => ({ ...of, ...changes })) });
test.each<readonly [string, Offer, string]>([
  ['no lines', newOffer({ lines: [] }), 'lines'],
  ['a line twice', newOffer({ lines: [...newOffer().lines, ...newOffer().lines] }), 'lines'],
  ['a line of no request', change({ line: 4 }), 'lines'],
  ['no pieces', change({ quantity: 0 }), 'lines.1.quantity'],
  ['more than 1000 pieces', change({ quantity: 1001, breaks: [] }), 'lines.1.quantity'],
  ['no price', change({ unitPriceMicros: 0 }), 'lines.1.unitPrice'],
  ['a price of less than a cent', change({ unitPriceMicros: 2000 }), 'lines.1.unitPrice'],
  ['a fraction of a micro', change({ unitPriceMicros: 1e6 + 0.5 }), 'lines.1.unitPrice'],
  ['a price beyond reckoning', change({ unitPriceMicros: 4e15 }), 'lines.1.unitPrice'],
  ['half a day', change({ leadTimeDays: 0.5 }), 'lines.1.leadTime'],
  ['a break below the quantity', change({ breaks: [{ quantity: 2, unitPriceMicros: 1e6 }] }), 'lines.1.breaks'],
  ['breaks that fall', change({ breaks: [9, 8].map((quantity) => ({ quantity, unitPriceMicros: 1e6 })) }), 'lines.1.breaks'],
  ['a long note', change({ note: 'x'.repeat(1001) }), 'lines.1.note'],
  ['a charge without a name', newOffer({ charges: [{ label: ' ', amountMicros: 10_000 }] }), 'charges.0.label'],
  ['a charge of half a cent', newOffer({ charges: [{ label: 'x', amountMicros: 5000 }] }), 'charges.0.amount'],
  ['a negative charge', newOffer({ charges: [{ label: 'x', amountMicros: -10_000 }] }), 'charges.0.amount'],
  ['21 charges', newOffer({ charges: Array.from({ length: 21 }, () => ({ label: 'x', amountMicros: 0 })) }), 'charges'],
  ['a discount over all', newOffer({ discountPercent: 100.01 }), 'discount'],
  ['a discount with three decimals', newOffer({ discountPercent: 1.005 }), 'discount'],
  ['no number for a discount', newOffer({ discountPercent: Number.NaN }), 'discount'],
  ['a tax below nothing', newOffer({ tax: { name: 'VAT', percent: -1 } }), 'tax.percent'],
  ['a tax without a name', newOffer({ tax: { name: '', percent: 1 } }), 'tax.name'],
  ['no day', newOffer({ validUntil: '2026-02-30' }), 'validUntil'],
  ['yesterday', newOffer({ validUntil: '2026-11-21' }), 'validUntil'],
  ['long terms', newOffer({ terms: 'x'.repeat(10_001) }), 'terms'],
  ['a long message', newOffer({ message: 'x'.repeat(10_001) }), 'message'],
])('DESK-05 an offer with %s is not sent, and the field is named', (_what, offer, path) => {
  const problems = checkOffer(offer, FRAME);
  expect(problems.map((problem) => problem.path)).toEqual([path]);
  expect(problems[0]?.message).toMatch(/\w/);
});

test('DESK-05 an offer whose sum is beyond exact reckoning is not sent', () => {
  const dear = newOffer().lines.map((of) => ({ ...of, quantity: 1, unitPriceMicros: 3e15, breaks: [] }));
  const lines = [1, 2].flatMap((number) => dear.map((of) => ({ ...of, line: number })));
  expect(checkOffer(newOffer({ lines }), FRAME)).toEqual([{ path: 'lines', message: expect.stringContaining('exactly') }]);
  expect(checkOffer(newOffer(), FRAME)).toEqual([]);
});
