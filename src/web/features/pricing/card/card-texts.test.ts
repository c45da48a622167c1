import { expect, test } from 'vitest';
import { listLeaves } from '#domain/fields/find-field.ts';
import { showUnit } from '#domain/fields/show-unit.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { RATE_CARD_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { readAt, writeAt } from './card-path.ts';
import { findProblems } from './card-problems.ts';

const CARD = { ...DEMO_RATE_CARD };

const LEAVES = listLeaves(RATE_CARD_FIELDS);

test('PRC-01 every field of the table has a label, one line of help and a unit or choices', () => {
  expect(LEAVES.length).toBeGreaterThan(150);
  const wordless = LEAVES.filter(([, { label, help }]) => label === '' || help === '' || help.length > 130);
  expect(wordless.map(([path]) => path)).toEqual([]);
  const without = LEAVES.filter(([, field]) => {
    if (field.kind === 'figure') return field.units.length === 0 || field.units.includes('');
    return field.kind === 'choice' && (Object.keys(field.choices).length < 2 || Object.values(field.choices).includes(''));
  });
  expect(without).toEqual([]);
});

test('PRC-01 every figure of the demonstration card is a field of the table', () => {
  const pattern = (path: string) => path.replace(/\.\d+(?=\.)/g, '.0').replace(/^(materials|finishes)\.[^.]+/, '$1.*');
  const known = new Set(LEAVES.map(([path]) => path));
  const missing: string[] = [];
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    if ('unit' in value) {
      if (!known.has(pattern(path))) missing.push(path);
      return;
    }
    for (const [key, entry] of Object.entries(value)) walk(entry, path === '' ? key : `${path}.${key}`);
  };
  walk(DEMO_RATE_CARD, '');
  expect(missing).toEqual([]);
});

test('PRC-07 units are written with the currency for money', () => {
  expect(['money/kg', 'mm2', 'x', 'deg', 's/cm2', '%'].map((unit) => showUnit(unit, 'EUR'))).toEqual([
    'EUR/kg',
    'mm²',
    '×',
    '°',
    's/cm²',
    '%',
  ]);
});

test.each([
  ['processes.FDM.margin.value', '', 'Please enter a figure in %.'],
  ['processes.FDM.margin.value', 100, 'Must be under 100 %.'],
  ['materials.fdm-pla.price.value', '12x', 'Please enter a number, for instance 12.5, in USD/kg.'],
  ['materials.fdm-pla.price.value', '1,200', 'Is this 1200 or 1.200? Please write it without a comma.'],
  ['materials.fdm-pla.price.value', -1, 'Must not be negative.'],
  ['materials.fdm-pla.timeFactor.value', 1217, 'Must be at most 10.'],
  ['materials.fdm-pla.price.value', 2e9, 'Must be at most 1,000,000,000.'],
  ['processes.FDM.machines.0.figures.infill.value', 500, 'Must be at most 100.'],
  ['processes.SLS.machines.0.figures.packing.value', 300, 'Must be at most 100.'],
  ['processes.SLS.machines.0.figures.refresh.value', 500, 'Must be at most 100.'],
  ['processes.FDM.machines.0.figures.layerHeight.value', 5, 'Must be at most 2.'],
  ['processes.FDM.machines.0.figures.layerHeight.value', 1.5, 'Must not be more than the line width.'],
  ['processes.FDM.waste.value', 10_000, 'Must be at most 100.'],
  ['processes.FDM.machines.0.hoursPerDay.value', 25, 'Must be at most 24.'],
])('PRC-01 %s = %s is refused in words at its field', (path, value, words) => {
  const problems = findProblems(writeAt(CARD, path, value));
  expect([...problems]).toEqual([[path.replace(/\.value$/, ''), words]]);
});

test('PRC-01 a sound card has no problems, and writing shares what it leaves alone', () => {
  expect(findProblems(CARD).size).toBe(0);
  const changed = writeAt(CARD, 'processes.FDM.machines.0.hour.value', 4);
  expect(readAt(changed, 'processes.FDM.machines.0.hour')).toEqual({ value: 4, unit: 'money/h' });
  expect(readAt(changed, 'processes.SLA')).toBe(CARD.processes.SLA);
  expect(CARD.processes.FDM.machines[0].hour.value).toBe(3.5);
  expect(readAt(writeAt(CARD, 'processes.FDM.quantityDiscounts.1', undefined), 'processes.FDM.quantityDiscounts')).toHaveLength(3);
});
