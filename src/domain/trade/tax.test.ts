import { expect, test } from 'vitest';
import { decideTax, fitsBuyer, listTaxes, type TaxedBuyer, type TaxRules } from './tax.ts';

const GERMAN: TaxRules = {
  homeCountry: 'DE',
  homeState: '',
  isRegistered: true,
  name: 'MwSt.',
  percent: 19,
  reducedPercent: 7,
  reversesCharge: true,
  states: {},
  notes: { unregistered: '', exempt: '', 'intra-community': '', 'reverse-charge': '', export: '' },
  usualBuyer: 'business',
};
const OREGON: TaxRules = {
  ...GERMAN,
  ...{ homeCountry: 'US', homeState: 'OR', name: 'Sales tax', percent: 0, reducedPercent: null, reversesCharge: false },
  states: { WA: 6.5, CA: 7.25 },
};
const SWISS: TaxRules = { ...GERMAN, homeCountry: 'CH', name: 'VAT', percent: 8.1 };

const buyer = (changes: Partial<TaxedBuyer> = {}): TaxedBuyer => ({
  ...{ kind: 'business', country: 'DE', state: '', vatId: '', isPickedUp: false, isExempt: false },
  ...changes,
});
const FRENCH_ID = 'FR40303265045';
const GERMAN_ID = 'DE136695976';

test.each<[string, TaxRules, Partial<TaxedBuyer>, number, string]>([
  ['at home', GERMAN, {}, 19, 'standard'],
  ['at home, whatever the VAT id', GERMAN, { vatId: FRENCH_ID }, 19, 'standard'],
  ['at home where no country was said', GERMAN, { country: '' }, 19, 'standard'],
  ['a private person elsewhere in the EU', GERMAN, { kind: 'private', country: 'FR', vatId: FRENCH_ID }, 19, 'standard'],
  ['a business elsewhere in the EU without a VAT id', GERMAN, { country: 'FR' }, 19, 'standard'],
  ['one with an id that can not be right', GERMAN, { country: 'FR', vatId: 'FR41303265045' }, 19, 'standard'],
  ['one with an id of the home country', GERMAN, { country: 'FR', vatId: GERMAN_ID }, 19, 'standard'],
  ['one with an id of its country', GERMAN, { country: 'FR', vatId: FRENCH_ID }, 0, 'intra-community'],
  ['one with an id of a third country of the EU', GERMAN, { country: 'PL', vatId: FRENCH_ID }, 0, 'intra-community'],
  [
    'one where the shop does not reverse the charge',
    { ...GERMAN, reversesCharge: false },
    { country: 'FR', vatId: FRENCH_ID },
    19,
    'standard',
  ],
  ['one that picks it up', GERMAN, { country: 'FR', vatId: FRENCH_ID, isPickedUp: true }, 19, 'standard'],
  ['outside the EU', GERMAN, { country: 'CH' }, 0, 'export'],
  ['a private person outside the EU', GERMAN, { kind: 'private', country: 'US', state: 'WA' }, 0, 'export'],
  ['an exempt client', GERMAN, { isExempt: true }, 0, 'exempt'],
  ['of a small business', { ...GERMAN, isRegistered: false }, { country: 'US' }, 0, 'exempt'],
  ['a Swiss shop at home', SWISS, { country: 'CH' }, 8.1, 'standard'],
  ['a Swiss shop into the EU', SWISS, { country: 'DE', vatId: GERMAN_ID }, 0, 'export'],
  ['into a state with a rate', OREGON, { country: 'US', state: 'CA' }, 7.25, 'standard'],
  ['into a state without', OREGON, { country: 'US', state: 'NV' }, 0, 'outside-scope'],
  ['picked up in a state without', OREGON, { country: 'US', state: 'CA', isPickedUp: true }, 0, 'outside-scope'],
  ['from the US abroad', OREGON, { country: 'DE', vatId: GERMAN_ID }, 0, 'export'],
])('SHOP-11 a sale %s is taxed so', (_, rules, changes, percent, category) => {
  expect(decideTax(rules, buyer(changes))).toMatchObject({ name: rules.name, percent, category });
});

test('SHOP-11 what is without tax says why, in the reader’s language or the shop’s own words', () => {
  const abroad = buyer({ country: 'FR', vatId: FRENCH_ID });
  expect(decideTax(GERMAN, abroad, 'en').note).toBe('Tax-exempt intra-Community supply (Art. 138 Directive 2006/112/EC)');
  expect(decideTax(GERMAN, abroad, 'de').note).toMatch(/^Steuerfreie innergemeinschaftliche Lieferung/);
  expect(decideTax({ ...GERMAN, isRegistered: false }, buyer(), 'de').note).toMatch(/§ 19 UStG/);
  const notes = { ...GERMAN.notes, 'intra-community': ' Innergemeinschaftliche Lieferung ' };
  expect(decideTax({ ...GERMAN, notes }, abroad).note).toBe('Innergemeinschaftliche Lieferung');
  expect([decideTax(GERMAN, buyer()).note, decideTax(OREGON, buyer({ country: 'US', state: 'NV' })).note]).toEqual(['', '']);
});

test('SHOP-11 the desk may choose among all that the rules know, the decided one first and none twice', () => {
  const categories = (rules: TaxRules, changes: Partial<TaxedBuyer>) => listTaxes(rules, buyer(changes)).map(({ category }) => category);
  expect(categories(GERMAN, {})).toEqual(['standard', 'reduced', 'exempt', 'intra-community', 'reverse-charge', 'export']);
  expect(categories(GERMAN, { country: 'CH' })).toEqual([
    ...['export', 'standard', 'reduced', 'exempt', 'intra-community', 'reverse-charge'],
  ]);
  expect(categories(OREGON, { country: 'US', state: 'CA' })).toEqual(['standard', 'exempt', 'export']);
  expect(categories({ ...GERMAN, isRegistered: false }, {})).toEqual(['exempt', 'intra-community', 'reverse-charge', 'export']);
});

test('SHOP-11 a quote without tax is not ordered to where it would be taxed', () => {
  expect(fitsBuyer('export', GERMAN, buyer({ country: 'CH' }))).toBe(true);
  for (const changes of [{}, { country: 'FR' }, { country: 'CH', isPickedUp: true }, { country: '' }])
    expect(fitsBuyer('export', GERMAN, buyer(changes))).toBe(false);
  for (const category of ['intra-community', 'reverse-charge'] as const) {
    expect(fitsBuyer(category, GERMAN, buyer({ country: 'FR', vatId: FRENCH_ID }))).toBe(true);
    expect(fitsBuyer(category, GERMAN, buyer({ country: 'FR' }))).toBe(false);
  }
  expect(fitsBuyer('outside-scope', OREGON, buyer({ country: 'US', state: 'CA' }))).toBe(false);
  for (const category of ['standard', 'reduced', 'exempt', undefined] as const) expect(fitsBuyer(category, GERMAN, buyer())).toBe(true);
});
