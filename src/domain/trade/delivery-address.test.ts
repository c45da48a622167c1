import { expect, test } from 'vitest';
import { partsOf } from './address-form.ts';
import { findCountry } from './countries.ts';
import { askedFields, completeAddress, findFaulty, listDelivery, NO_ADDRESS } from './delivery-address.ts';
import { isPostalCodeOf, samplePostalCode } from './postal-code.ts';

const ADDRESS = { name: 'Ada', company: 'Navy', street: 'Pier 1', postalCode: '22202', city: 'Arlington', country: 'USA' };

test.each([
  [NO_ADDRESS, ['name', 'country', 'street', 'city']],
  [{ ...NO_ADDRESS, company: 'Navy', street: '  ' }, ['name', 'country', 'street', 'city']],
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
  expect([right, wrong, ''].map((code) => isPostalCodeOf(code, findCountry(country)))).toEqual([true, false, false]);
});

test('DESK-08 a sample of a postal code is one', () => {
  for (const country of ['Germany', 'GB', 'CA', 'Portugal', 'USA', 'Brazil', 'NL']) {
    expect(isPostalCodeOf(samplePostalCode(findCountry(country)) ?? '', findCountry(country))).toBe(true);
  }
  expect(['DE', 'CA', 'HK', null].map(samplePostalCode)).toEqual(['12345', 'A1B 2C3', null, null]);
});

test('DESK-11 a delivery is listed as on a parcel; what is empty takes no row', () => {
  expect(listDelivery(ADDRESS)).toEqual(['Ada', 'Navy', 'Pier 1', 'Arlington 22202', 'USA']);
  expect(listDelivery({ ...ADDRESS, name: '', company: '', postalCode: '' })).toEqual(['Pier 1', 'Arlington', 'USA']);
  expect(listDelivery('pick-up')).toEqual(['Pick-up at the shop']);
});

const HAMBURG = {
  ...NO_ADDRESS,
  name: 'Ada',
  street: 'Pier 1',
  postalCode: '20095',
  city: 'Hamburg',
  country: 'Germany',
  countryCode: 'DE',
};
const PORTLAND = {
  ...HAMBURG,
  line2: 'Suite 5',
  city: 'Portland',
  state: 'OR',
  postalCode: '97201',
  country: 'United States',
  countryCode: 'US',
};

test('SHOP-08 addresses are written as their countries do, and signs for nothing stand nowhere', () => {
  expect(listDelivery({ ...HAMBURG, line2: '-', state: '–', company: 'n/a' })).toEqual(['Ada', 'Pier 1', '20095 Hamburg', 'Germany']);
  expect(listDelivery({ ...HAMBURG, line2: 'Haus B' }, 'de')).toEqual(['Ada', 'Pier 1', 'Haus B', '20095 Hamburg', 'Deutschland']);
  expect(listDelivery(PORTLAND)).toEqual(['Ada', 'Pier 1', 'Suite 5', 'Portland, OR 97201', 'United States']);
  expect(listDelivery({ ...PORTLAND, state: '' }).at(-2)).toBe('Portland 97201');
  const inLondon = { ...PORTLAND, state: '', city: 'London', postalCode: 'SW1A 1AA', country: 'UK', countryCode: 'GB' };
  expect(listDelivery(inLondon).slice(-3)).toEqual(['London', 'SW1A 1AA', 'United Kingdom']);
  const inRome = { ...HAMBURG, city: 'Roma', state: 'RM', postalCode: '00184', countryCode: 'IT' };
  expect(listDelivery(inRome, 'de').slice(-2)).toEqual(['00184 Roma RM', 'Italien']);
  expect(listDelivery({ ...PORTLAND, city: 'Curitiba', state: 'PR', countryCode: 'BR' }).slice(3, 5)).toEqual(['Curitiba-PR', '97201']);
  expect(listDelivery({ ...HAMBURG, city: 'Budapest', postalCode: '1011', countryCode: 'HU' }).slice(1, 4)).toEqual([
    'Budapest',
    'Pier 1',
    '1011',
  ]);
});

test('SHOP-08 a state is asked for where addresses have one, and in the US it is one of its states', () => {
  expect(['DE', 'US', 'ES', 'FR', null].map((country) => partsOf(country).state)).toEqual(['none', 'needed', 'optional', 'none', 'none']);
  expect(['DE', 'US', 'GB'].map((country) => partsOf(country).hasSecondLine)).toEqual([false, true, true]);
  expect(findFaulty(HAMBURG)).toEqual([]);
  expect(findFaulty({ ...PORTLAND, state: '' })).toEqual(['state']);
  expect(findFaulty({ ...PORTLAND, state: 'Bavaria' })).toEqual(['state']);
  expect(findFaulty({ ...PORTLAND, state: 'Oregon' })).toEqual([]);
  expect(findFaulty({ ...PORTLAND, state: '-', city: 'Ottawa', postalCode: 'K1A 0B1', countryCode: 'CA' })).toEqual(['state']);
});

test('SHOP-08 what is asked for stands in the order of the country, and what it has not is not kept', () => {
  expect(askedFields(HAMBURG)).toEqual(['name', 'company', 'country', 'street', 'postalCode', 'city']);
  expect(askedFields(PORTLAND)).toEqual(['name', 'company', 'country', 'street', 'line2', 'city', 'state', 'postalCode']);
  const { countryCode: _, ...typed } = PORTLAND;
  expect(completeAddress({ ...typed, state: 'oregon' })).toEqual(PORTLAND);
  expect(completeAddress({ ...typed, country: 'Deutschland' })).toEqual({
    ...HAMBURG,
    city: 'Portland',
    postalCode: '97201',
    country: 'Deutschland',
  });
  expect(completeAddress({ ...NO_ADDRESS, country: 'Ruritania' })).toEqual({ ...NO_ADDRESS, country: 'Ruritania' });
});
