import { expect, test } from 'vitest';
import { DEMO_PROVIDER } from './demo-provider.ts';
import { listAddress } from './list-address.ts';

const HAMBURG = { line1: 'Hauptstr. 5', line2: '-', city: 'Hamburg', state: ' – ', country: 'Germany', postalCode: '20095' };

test('DESK-07 SHOP-08 what a shop typed for want of anything to say stands in no address', () => {
  expect(listAddress(HAMBURG)).toEqual(['Hauptstr. 5', '20095 Hamburg', 'Germany']);
  expect(listAddress({ ...HAMBURG, line2: 'n/a', state: 'None', postalCode: '' })).toEqual(['Hauptstr. 5', 'Hamburg', 'Germany']);
});

test('DESK-07 SHOP-08 an address with a state has it between the city and the code', () => {
  expect(listAddress({ ...DEMO_PROVIDER.address, city: 'Springfield', state: 'OR', postalCode: '97477' })).toContain(
    'Springfield, OR 97477',
  );
});

test('DESK-07 words that hold a hyphen or begin like nothing stay', () => {
  const address = { ...HAMBURG, line2: 'Building A-1', state: 'N-A', city: 'Nonesuch', country: 'Ruritania' };
  expect(listAddress(address)).toEqual(['Hauptstr. 5', 'Building A-1', 'Nonesuch, N-A 20095', 'Ruritania']);
  expect(listAddress({ ...HAMBURG, line2: 'Hauptstr. 5' })).toEqual(['Hauptstr. 5', '20095 Hamburg', 'Germany']);
});
