import { expect, test } from 'vitest';
import { findFaulty, listDelivery, NO_ADDRESS } from './delivery-address.ts';
import { isPostalCodeOf, samplePostalCode } from './postal-code.ts';

const ADDRESS = { name: 'Ada', company: 'Navy', street: 'Pier 1', postalCode: '22202', city: 'Arlington', country: 'USA' };

test.each([
  [NO_ADDRESS, ['name', 'street', 'city', 'country']],
  [{ ...NO_ADDRESS, company: 'Navy', street: '  ' }, ['name', 'street', 'city', 'country']],
  [{ ...ADDRESS, city: ' ' }, ['city']],
  [{ ...ADDRESS, postalCode: '' }, ['postalCode']],
  [{ ...ADDRESS, name: '', postalCode: '2220' }, ['name', 'postalCode']],
  [{ ...ADDRESS, company: '' }, []],
  [{ ...ADDRESS, country: 'Hong Kong', postalCode: '' }, []],
  [{ ...ADDRESS, country: 'Ruritania', postalCode: '' }, []],
])('DESK-08 SHOP-14 an address of %o can not be sent to for %o', (address, faulty) => {
  expect(findFaulty(address)).toEqual(faulty);
});

test.each([
  ['USA', '22202', '2220'],
  ['United States', '22202-1234', '22202-12'],
  ['u.s.a.', ' 22202 ', '222022'],
  ['Germany', '20095', '2009'],
  ['Deutschland', 'D-20095', 'DE20095'],
  ['UK', 'sw1a 1aa', '20095'],
  ['United Kingdom', 'M1 1AE', 'SW1A'],
  ['Canada', 'K1A0B1', 'K1A 0BB'],
  ['Nederland', '1012 AB', '1012'],
  ['Poland', '00-950', '0095'],
  ['Japan', '100-0001', '1000'],
  ['Österreich', '1010', '10100'],
  ['LT', 'LT-01100', '0110'],
])('DESK-08 in %s %j is a postal code, and %j is none', (country, right, wrong) => {
  expect([right, wrong, ''].map((code) => isPostalCodeOf(code, country))).toEqual([true, false, false]);
});

test('DESK-08 a sample of a postal code is one', () => {
  for (const country of ['Germany', 'GB', 'CA', 'Portugal', 'USA', 'Brazil', 'NL']) {
    expect(isPostalCodeOf(samplePostalCode(country) ?? '', country)).toBe(true);
  }
  expect([samplePostalCode('Germany'), samplePostalCode('Canada'), samplePostalCode('Hong Kong'), samplePostalCode('')]).toEqual([
    '12345',
    'A1B 2C3',
    null,
    null,
  ]);
});

test('DESK-11 a delivery is listed as on a parcel; what is empty takes no row', () => {
  expect(listDelivery(ADDRESS)).toEqual(['Ada', 'Navy', 'Pier 1', '22202 Arlington', 'USA']);
  expect(listDelivery({ ...ADDRESS, name: '', company: '', postalCode: '' })).toEqual(['Pier 1', 'Arlington', 'USA']);
  expect(listDelivery('pick-up')).toEqual(['Pick-up at the shop']);
});
