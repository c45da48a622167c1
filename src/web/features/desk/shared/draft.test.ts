import { expect, test } from 'vitest';
import type { DeskLine, WireDeskRequest } from '#contract/desk/request.ts';
import { NO_CLIENT_TERMS } from '#domain/desk/client-terms.ts';
import { DEFAULT_DESK_SETTINGS } from '#domain/desk/desk-settings.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { sampleAskedLine } from '../../../testing/sample-desk.ts';
import { readOffer } from '../offer/read-offer.ts';
import { sumOffer } from '../offer/sum-offer.ts';
import { beginDraft, type QuoteDraft, writeMoney } from './draft.ts';

const TODAY = '2026-11-23';
const SETTINGS = { ...DEFAULT_DESK_SETTINGS, validDays: 14, terms: 'Net 30' };
const FRAME = { lineCount: 2, currency: 'EUR', today: TODAY };

function deskLine(changes: Partial<DeskLine>): DeskLine {
  return {
    ...sampleAskedLine({
      quantity: 3,
      unitPriceMicros: 12_500_000,
      leadTime: { name: 'Standard', days: 4.5, shipBy: '2026-11-30', isOnRequest: false },
    }),
    figures: null,
    receipt: null,
    unitCostMicros: null,
    isFileShared: false,
    ...changes,
  };
}

function request(changes: Partial<WireDeskRequest> = {}): WireDeskRequest {
  return {
    requestID: 'r',
    number: 7,
    clientID: 'c'.repeat(22),
    clientTerms: NO_CLIENT_TERMS,
    contact: { name: 'Ada', email: 'ada@example.com', organization: 'Works', message: '' },
    currency: 'EUR',
    purchase: null,
    choices: { taxes: [], shipping: [] },
    asked: {
      linesMicros: 0,
      extras: [{ label: 'Set-up', amountMicros: 5_080_000 }],
      tax: { name: 'VAT', percent: 19, amountMicros: 0 },
      totalMicros: 0,
      review: null,
    },
    receivedAt: '2026-11-20T10:00:00.000Z',
    life: { state: 'received', version: 4, isUnread: false, isAsked: false, dueOn: null, assignee: null, quote: null, order: null },
    events: [],
    quotes: [],
    order: null,
    files: [],
    papers: [],
    lines: [deskLine({}), deskLine({ line: 2, quantity: 1, unitPriceMicros: null, leadTime: null })],
    ...changes,
  };
}

test('DESK-05 a quote begins with the instant prices, the set-ups and tax that were shown, and the shop’s own settings', () => {
  const draft = beginDraft(request(), SETTINGS, TODAY);
  expect(draft).toMatchObject({
    version: 4,
    charges: [{ label: 'Set-up', amount: '5.08' }],
    tax: { name: 'VAT', percent: '19' },
    validUntil: '2026-12-07',
    terms: 'Net 30',
    discount: '',
  });
  expect(draft.lines.map(({ isOffered, unitPrice, quantity, leadTime }) => [isOffered, unitPrice, quantity, leadTime])).toEqual([
    [true, '12.50', '3', '5'],
    [true, '', '1', '10'],
  ]);
});

test('DESK-06 the next revision begins with the last: a line that was not offered stays so, and the message is a new one', () => {
  const last = makeQuote({
    lines: [{ quantity: 2, unitPriceMicros: 1_234_567, breaks: [{ quantity: 9, unitPriceMicros: 1_000_000 }] }],
    charges: [],
    discountPercent: 2.5,
    tax: null,
    terms: 'Old terms',
    message: 'Old message',
  });
  const draft = beginDraft(request({ quotes: [last] }), SETTINGS, TODAY);
  expect(draft.lines[1]).toMatchObject({ isOffered: false, unitPrice: '' });
  expect(draft.lines[0]).toMatchObject({
    isOffered: true,
    unitPrice: '1.234567',
    breaks: [{ quantity: '9', unitPrice: '1.00', leadTime: '' }],
  });
  expect(draft).toMatchObject({ charges: [], discount: '2.5', tax: null, terms: 'Old terms', message: '' });
});

test.each([
  [12_500_000, 'EUR', '12.50'],
  [12_345_678, 'EUR', '12.345678'],
  [1_000_000_000, 'JPY', '1000'],
  [0, 'KWD', '0.000'],
])('DESK-05 %i micros of %s stand in a field as %s', (micros, currency, written) => {
  expect(writeMoney(micros, currency)).toBe(written);
});

const typed = (change: (draft: QuoteDraft) => QuoteDraft) => readOffer(change(beginDraft(request(), SETTINGS, TODAY)), FRAME);

test('DESK-05 figures are read with a comma or a point, and what is none is said at its field', () => {
  const { offer, problems } = typed((draft) => ({
    ...draft,
    lines: draft.lines.map((line, index) => ({ ...line, unitPrice: index === 0 ? '12,5' : '1,234' })),
    discount: '2,5',
    charges: [{ label: ' ', amount: 'much' }],
  }));
  expect(offer.lines[0]?.unitPriceMicros).toBe(12_500_000);
  expect(offer.discountPercent).toBe(2.5);
  expect([...problems.keys()]).toEqual(['lines.2.unitPrice', 'charges.0.label', 'charges.0.amount']);
  expect(problems.get('lines.2.unitPrice')).toMatch(/thousands or for decimals/);
});

test('DESK-05 lines that are not offered are not in the offer, and none at all is a problem', () => {
  const drop = (count: number) => (draft: QuoteDraft) => ({
    ...draft,
    lines: draft.lines.map((line) => ({ ...line, isOffered: line.line > count })),
  });
  expect(typed(drop(1)).offer.lines.map(({ line }) => line)).toEqual([2]);
  expect([...typed(drop(2)).problems.keys()]).toEqual(['lines']);
});

test('DESK-05 sums leave out what is no figure yet and say so; the margin is of lines whose cost is known', () => {
  const { offer } = typed((draft) => draft);
  const { sums, margin, isPartial } = sumOffer(offer, new Map([[1, 10_000_000]]), 'EUR');
  expect(isPartial).toBe(true);
  expect(sums).toMatchObject({ linesMicros: 37_500_000, chargesMicros: 5_080_000, netMicros: 42_580_000, taxMicros: 8_090_000 });
  expect(margin).toMatchObject({ leftMicros: 7_500_000, withoutCost: 0 });
});
