import { expect, test } from 'vitest';
import { isVatId } from './vat-id.ts';

test.each([
  'ATU13585627',
  'BE0428759497',
  'CHE-107.787.577 IVA',
  'DE 136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'GR 094259216',
  'FI20774740',
  'FR40303265045',
  'GB980780684',
  'HR33392005961',
  'HU12892312',
  'IT00743110157',
  'LU15027442',
  'MT11679112',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'SE556188840401',
  'SI50223054',
  'SK2022749619',
])('DESK-08 %s is a VAT id, and with one digit turned it is none', (id) => {
  expect(isVatId(id)).toBe(true);
  const at = id.search(/\d(?=\D*\d{2})/) + 2;
  const turned = `${id.slice(0, at)}${id[at] === '9' ? '8' : Number(id[at]) + 1}${id.slice(at + 1)}`;
  expect([turned, isVatId(turned)]).toEqual([turned, false]);
});

test.each([
  ['ES B12345678', true],
  ['ES 12', false],
  ['DE12345678', false],
  ['US 12-3456789', true],
  ['none', false],
  ['', false],
])('DESK-08 of a country whose check digits are not known here the shape has to do: %s', (id, expected) => {
  expect(isVatId(id)).toBe(expected);
});
