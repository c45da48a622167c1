import { expect, test } from 'vitest';
import { newOffer } from '#test/support/sample-offer.ts';
import { formatSigned } from '../money/money.ts';
import { listSums } from './list-sums.ts';
import { addUp, type Offer } from './offer.ts';

const list = (changes: Partial<Offer>) => {
  const offer = newOffer(changes);
  return listSums(addUp(offer.lines, offer, 'USD'), offer).map(
    ({ label, amountMicros }) => `${label}: ${formatSigned(amountMicros, 'USD')}`,
  );
};

test('DESK-07 a quote’s sums are listed from the lines to the total', () => {
  expect(list({})).toEqual([
    'Parts: $24.69',
    'Discount on parts (2.5%): −$0.62',
    'Shipping: $9.90',
    'Net: $33.97',
    'VAT (19%): $6.45',
    'Total: $40.42',
  ]);
});

test('DESK-07 what has no effect is not listed, and a total without tax says so', () => {
  expect(list({ charges: [], discountPercent: 0, tax: null })).toEqual(['Total without tax: $24.69']);
  expect(list({ discountPercent: 0, tax: null })).toEqual(['Parts: $24.69', 'Shipping: $9.90', 'Total without tax: $34.59']);
  expect(list({ charges: [], discountPercent: 0, tax: { name: 'VAT', percent: 0 } })).toEqual([
    'Parts: $24.69',
    'Net: $24.69',
    'VAT (0%): $0.00',
    'Total: $24.69',
  ]);
});
