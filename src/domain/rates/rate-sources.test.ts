import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { PROCESS_CODES } from '../catalogue/process.ts';
import type { Rate } from '../money/rate.ts';
import { DEMO_RATE_CARD } from './demo-rate-card.ts';
import { RATE_SOURCES } from './rate-sources.ts';

/** The rate of the demonstration's card that stands at a path of names. */
function rateAt(path: string): Rate<string> {
  const found = path.split('.').reduce<unknown>((node, key) => Reflect.get(node as object, key), DEMO_RATE_CARD);
  return found as Rate<string>;
}

test.each(Object.entries(RATE_SOURCES))('HOLD-10 %s lies within its published range', (path, { low, high, unit, source, year }) => {
  const { value, unit: rateUnit } = rateAt(path);
  expect(unit.replace('USD', 'money')).toBe(rateUnit);
  expect(low).toBeLessThan(high);
  expect(value).toBeGreaterThanOrEqual(low);
  expect(value).toBeLessThanOrEqual(high);
  expect(source.length).toBeGreaterThan(10);
  expect(year).toBeGreaterThanOrEqual(2000);
  expect(year).toBeLessThanOrEqual(2026);
});

describe('HOLD-10 a source stands behind', () => {
  test.each(CATALOGUE.map(({ id }) => id))('the price of %s', (id) => {
    expect(RATE_SOURCES[`materials.${id}.price`]).toBeDefined();
  });

  test.each(PROCESS_CODES)('an hour of the %s machine', (code) => {
    expect(RATE_SOURCES[`processes.${code}.machines.0.hour`]).toBeDefined();
  });
});

test('HOLD-10 a source stands behind each material that takes longer or shorter than its process', () => {
  const odd = Object.entries(DEMO_RATE_CARD.materials).filter(([, { timeFactor }]) => timeFactor.value !== 1);
  expect(odd.length).toBeGreaterThan(0);
  for (const [id] of odd) expect(RATE_SOURCES[`materials.${id}.timeFactor`]).toBeDefined();
});

test('HOLD-10 titanium powder costs about four times what steel costs', () => {
  const ratio = rateAt('materials.dmls-ti6al4v.price').value / rateAt('materials.dmls-316l.price').value;
  expect(ratio).toBeGreaterThan(3.5);
  expect(ratio).toBeLessThan(4.5);
});

test('HOLD-10 powder lost in MJF is what its source says: a fifth of what lies loose, at the density of parts', () => {
  const [{ figures }] = DEMO_RATE_CARD.processes.MJF.machines;
  expect(figures.refresh.value).toBeCloseTo((20 * 0.425) / 1.01, 1);
});

test('HOLD-10 metal is melted in layers of the thickness that its build rates were published for', () => {
  const [{ figures }] = DEMO_RATE_CARD.processes.DMLS.machines;
  const { materials } = DEMO_RATE_CARD;
  const rateOf = (id: string) => figures.buildRate.value / (materials[id]?.timeFactor.value ?? Number.NaN);
  expect(figures.layerHeight.value).toBe(0.03);
  expect(rateOf('dmls-alsi10mg')).toBeCloseTo(18.4, 1);
  expect(rateOf('dmls-ti6al4v')).toBeCloseTo(18, 1);
});
