import { expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { readAt, writeAt } from './card-path.ts';
import { isConverted, listChanges, listValues } from './card-values.ts';
import { addMaterial } from './own-things.ts';

const CARD = { ...DEMO_RATE_CARD };

test('PRC-05 the same card has no changes, whatever its version', () => {
  expect(listChanges(CARD, { ...structuredClone(CARD), version: '7' })).toEqual([]);
});

test('PRC-05 changed values are told by where they stand, with both values in their unit', () => {
  let card = writeAt(CARD, 'processes.FDM.machines.0.hour.value', 4);
  card = writeAt(card, 'materials.sls-pa12.price.value', 80.5);
  card = writeAt(card, 'calendar.workingDays', [1, 2, 3]);
  card = writeAt(card, 'tax', { name: 'VAT', rate: { value: 20, unit: '%' } });
  const changes = listChanges(CARD, card).map(({ label, before, after }) => [label, before, after]);
  expect(changes.toSorted()).toEqual([
    ['FDM · Print farm, 0.4 mm nozzles · Hourly rate', '3.5 USD/h', '4 USD/h'],
    ['Name of the tax', null, 'VAT'],
    ['Nylon 12 (PA12) · Price', '75 USD/kg', '80.5 USD/kg'],
    ['Rate of the tax', null, '20%'],
    ['Working days', '1, 2, 3, 4, 5', '1, 2, 3'],
  ]);
});

test('PRC-05 with another currency amounts are told apart from what else changes', () => {
  let card = writeAt(writeAt(CARD, 'currency', 'EUR'), 'processes.FDM.machines.0.hour.value', 4);
  card = writeAt(card, 'processes.SLA.offered', 'no');
  const changes = listChanges(CARD, card);
  const others = changes.filter((change) => !isConverted(change, 'USD', 'EUR')).map(({ label }) => label);
  expect(others).toEqual(['Currency', 'SLA · Offered']);
  expect(changes.length).toBeGreaterThan(50);
  expect(changes.filter((change) => isConverted(change, 'EUR', 'EUR'))).toEqual([]);
});

test('PRC-05 a choice is told as people read it where it is made', () => {
  const card = writeAt(writeAt(CARD, 'receipts', 'price'), 'processes.SLA.offered', 'no');
  const changes = listChanges(CARD, card).map(({ label, before, after }) => [label, before, after]);
  expect(changes).toContainEqual(['What customers see of a price', 'The whole receipt with your rates', 'The price alone']);
  expect(changes.flat()).not.toContain('no');
});

test('PRC-05 an entry that is new or gone is one change; another place in the list is none', () => {
  const machines = readAt(CARD, 'processes.FDM.machines') as object[];
  const second = { ...machines[0], id: 'second' };
  const more = writeAt(CARD, 'processes.FDM.machines', [second, ...machines]);
  expect(listChanges(CARD, more)).toMatchObject([{ before: null, after: 'Print farm, 0.4 mm nozzles' }]);
  expect(listChanges(more, CARD)).toMatchObject([{ before: 'Print farm, 0.4 mm nozzles', after: null }]);
  const own = addMaterial(CARD, 'FDM', 'Wood', () => 'own-1');
  expect(listChanges(CARD, own).filter(({ key }) => key.startsWith('ownMaterials'))).toMatchObject([{ before: null, after: 'Wood' }]);
});

test('PRC-05 reading a card names every value', () => {
  const values = listValues(CARD);
  expect(values.length).toBeGreaterThan(300);
  expect(values.filter(({ label }) => label === '' || /undefined|\[object/.test(label))).toEqual([]);
  expect(values.filter(({ text }) => /undefined|\[object/.test(text))).toEqual([]);
});
