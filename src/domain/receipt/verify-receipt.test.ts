import { describe, expect, test } from 'vitest';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { makeEstimates } from '#test/support/make-work.ts';
import { quotePart } from '../pricing/quote.ts';
import { DEMO_PROVIDER } from '../shop/demo-provider.ts';
import type { Receipt, ReceiptLine } from './receipt.ts';
import { verifyReceipt } from './verify-receipt.ts';

function makeReceipt(): Receipt {
  const quote = quotePart({
    measurement: makeMeasurement(),
    estimates: makeEstimates(makeMeasurement()),
    quantity: 20,
    provider: DEMO_PROVIDER,
    materialId: 'fdm-pla',
    colorId: 'white',
    finishId: 'sanded',
  });
  if (quote.outcome !== 'quoted' || quote.line.receipt === null) throw new Error('not quoted');
  return quote.line.receipt;
}

function changeLine(receipt: Receipt, code: string, change: (line: ReceiptLine) => ReceiptLine): Receipt {
  return { ...receipt, lines: receipt.lines.map((line) => (line.code === code ? change(line) : line)) };
}

function changeInput(receipt: Receipt, code: string, name: string, value: number | string): Receipt {
  return changeLine(receipt, code, (line) => ({
    ...line,
    inputs: line.inputs.map((input) => (input.name === name ? { ...input, value } : input)),
  }));
}

test('QUO-08 a receipt is confirmed from its own figures, also after a trip through JSON', () => {
  expect(verifyReceipt(JSON.parse(JSON.stringify(makeReceipt())))).toEqual({ ok: true });
});

test('QUO-08 a receipt names its rate card and its model', () => {
  expect(makeReceipt()).toMatchObject({
    rateCardVersion: '1',
    rateCardHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    modelSha256: '0'.repeat(64),
    quantity: 20,
  });
});

describe('QUO-08 a receipt is caught when', () => {
  const receipt = makeReceipt();
  test.each<[string, Receipt]>([
    ['the price is one micro off', { ...receipt, unitPriceMicros: receipt.unitPriceMicros + 1 }],
    ['the quantity is another', { ...receipt, quantity: 21 }],
    ['an amount is one micro off', changeLine(receipt, 'machine', (line) => ({ ...line, amountMicros: line.amountMicros + 1 }))],
    ['a rate is another', changeInput(receipt, 'machine', 'hourly rate', 3.4)],
    ['a size is another', changeInput(receipt, 'material', 'walls', 19)],
    ['a running total is another', changeInput(receipt, 'margin', 'total so far', 1)],
    ['an input became text', changeInput(receipt, 'machine', 'hourly rate', '3.5')],
    ['a line is gone', { ...receipt, lines: receipt.lines.filter((line) => line.code !== 'margin') }],
    ['lines are swapped', { ...receipt, lines: receipt.lines.toReversed() }],
    ['the work weighs half of what is charged', { ...receipt, work: { ...receipt.work, massG: receipt.work.massG / 2 } }],
    ['the work takes ten times the hours', { ...receipt, work: { ...receipt.work, hours: receipt.work.hours * 10 } }],
    ['the currency is another than that of its figures', { ...receipt, currency: 'JPY' }],
    ['a formula is unreadable', changeLine(receipt, 'machine', (line) => ({ ...line, formula: 'hours of work' + ' ×' }))],
  ])('%s', (_what, altered) => {
    expect(verifyReceipt(altered)).toEqual({ ok: false, problem: expect.stringMatching(/\.$/) });
  });
});
