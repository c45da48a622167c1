import { expect, test } from 'vitest';
import { type Business, NO_BUSINESS } from '../shop/business.ts';
import { findBusinessFaults, isBic, isIban } from './check-business.ts';

// Those of the countries' own examples in the SWIFT IBAN registry.
test.each(['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819', 'fr1420041010050500013M02606', 'NO9386011117947'])(
  'SHOP-07 %s can be an IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(true);
  },
);

test.each(['DE88 3704 0044 0532 0130 00', 'DE8937040044053201300', 'GB29NWBK6016133192681', '', '12345678', 'XX00'])(
  'SHOP-07 %j can be no IBAN',
  (iban) => {
    expect(isIban(iban)).toBe(false);
  },
);

test('SHOP-07 a BIC has eight or eleven signs, and a country', () => {
  expect(['COBADEFF', 'cobadeffxxx', 'COBA DE FF'].map(isBic)).toEqual([true, true, true]);
  expect(['COBADE', 'COBADEFFXX', 'COBA12FF', '021000021'].map(isBic)).toEqual([false, false, false, false]);
});

test('SHOP-07 what is empty is not wrong; an account in the US has digits and a routing number', () => {
  expect(findBusinessFaults(NO_BUSINESS)).toEqual([]);
  const bank = { holder: '', name: 'First', iban: '0001234567', bic: '021000021' };
  expect(findBusinessFaults({ ...NO_BUSINESS, bank })).toEqual([]);
});

test('SHOP-07 what can’t be right is named in the order of the fields', () => {
  const wrong: Business = {
    ...NO_BUSINESS,
    vatId: 'DE123456789',
    bank: { ...NO_BUSINESS.bank, iban: 'DE00', bic: 'X' },
    paymentLink: 'http://pay.example',
  };
  expect(findBusinessFaults(wrong)).toEqual(['vatId', 'iban', 'bic', 'paymentLink']);
});
