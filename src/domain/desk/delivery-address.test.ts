import { expect, test } from 'vitest';
import { findMissing, listDelivery, NO_ADDRESS } from './delivery-address.ts';

const ADDRESS = { company: 'Navy', street: 'Pier 1', postalCode: '22202', city: 'Arlington', country: 'USA' };

test.each([
  [{}, []],
  [{ street: '  ' }, []],
  [{ company: 'Navy' }, ['street', 'city', 'country']],
  [{ street: 'Pier 1', city: 'Arlington' }, ['country']],
  [{ ...ADDRESS, company: '', postalCode: '' }, []],
])('DESK-11 an address of %o lacks %o', (fields, missing) => {
  expect(findMissing({ ...NO_ADDRESS, ...fields })).toEqual(missing);
});

test('DESK-11 an address is listed as on a parcel; what is empty takes no row', () => {
  expect(listDelivery(ADDRESS)).toEqual(['Navy', 'Pier 1', '22202 Arlington', 'USA']);
  expect(listDelivery({ ...ADDRESS, company: '', postalCode: '' })).toEqual(['Pier 1', 'Arlington', 'USA']);
});
