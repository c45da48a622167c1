import { expect, test } from 'vitest';
import { sampleLine } from '#test/support/sample-quotes.ts';
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
    receipt: line.receipt,
  });
});

test.each([
  ['bracket.step', 'bracket.step-3-receipt.json'],
  ['a/b\\c:\u202e?.stl', 'abc.stl-3-receipt.json'],
  ['???', 'part-3-receipt.json'],
])('PRC-09 the receipt of %j is named %s', (modelFilename, name) => {
  expect(nameReceiptFile(sampleLine({ modelFilename }))).toBe(name);
});
