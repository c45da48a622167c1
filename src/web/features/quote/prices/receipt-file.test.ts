import { expect, test } from 'vitest';
import { fullReceiptSchema } from '#contract/schemas/quote-line.ts';
import { sampleLine } from '#test/support/sample-quotes.ts';
import { checkReceipt } from '../../../product/receipt/full-receipt.tsx';
import { describeReceiptFile, nameReceiptFile } from './receipt-file.ts';

test('PRC-09 a downloaded receipt holds what the browser has of it, and what it is a price of', () => {
  const line = sampleLine();
  expect(JSON.parse(describeReceiptFile(line))).toEqual({
    of: {
      file: 'bracket.step',
      material: 'Nylon 12',
      color: 'White',
      finish: 'As printed',
      quantity: 3,
      leadTime: 'Standard',
      leadTimeDays: 5,
    },
    currency: 'USD',
    unitPrice: 12.35,
    quantityPrices: line.quantityPrices,
    ...line.receipt,
  });
});

test('PRC-09 PRC-14 a downloaded full receipt can be worked out again', () => {
  const read = fullReceiptSchema.parse(JSON.parse(describeReceiptFile(sampleLine())));
  expect(checkReceipt(read)).toBe(true);
  expect(checkReceipt({ ...read, unitPrice: 12.34 })).toBe(false);
});

test.each([
  ['bracket.step', 'bracket.step-3-receipt.json'],
  ['a/b\\c:\u202e?.stl', 'abc.stl-3-receipt.json'],
  ['???', 'part-3-receipt.json'],
])('PRC-09 the receipt of %j is named %s', (modelFilename, name) => {
  expect(nameReceiptFile(sampleLine({ modelFilename }))).toBe(name);
});
