import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, findColor, findFinish, findMaterial } from './catalogue.ts';
import { PROCESS_CODES } from './process.ts';

const PUBLIC = new URL('../../web/public/', import.meta.url);
const finishes = CATALOGUE.flatMap((material) => material.finishes);
const images = [...new Set([...CATALOGUE, ...finishes].flatMap((entry) => entry.images))];

test('API-07 the catalogue has at least 14 materials, some of each process, with unique ids', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(14);
  expect(new Set(CATALOGUE.map((material) => material.id)).size).toBe(CATALOGUE.length);
  for (const code of PROCESS_CODES) expect(CATALOGUE.filter((material) => material.process === code).length).toBeGreaterThanOrEqual(2);
});

test('API-08 each material comes in colors with true color values; an id means one color everywhere', () => {
  const byId = new Map(CATALOGUE.flatMap((material) => material.colors).map((color) => [color.id, color]));
  for (const material of CATALOGUE) {
    expect(material.colors.length).toBeGreaterThan(0);
    for (const color of material.colors) {
      expect(color).toEqual(byId.get(color.id));
      expect(color.rgb).toMatch(/^#[0-9a-f]{6}$/);
      expect(color.alpha).toBeGreaterThanOrEqual(0);
      expect(color.alpha).toBeLessThan(100);
    }
  }
});

test('API-09 each material has finishes, plain ones first; an id means one finish everywhere', () => {
  const byId = new Map(finishes.map((finish) => [finish.id, finish]));
  for (const material of CATALOGUE) {
    expect(material.finishes[0]?.id).toBe('as-printed');
    for (const finish of material.finishes) expect(finish).toEqual(byId.get(finish.id));
  }
});

test('densities lie where those of plastics and metals lie', () => {
  for (const { type, densityGPerCm3 } of CATALOGUE) {
    expect(densityGPerCm3).toBeGreaterThan(type === 'Metal' ? 2.6 : 0.9);
    expect(densityGPerCm3).toBeLessThan(type === 'Metal' ? 8.2 : 1.4);
  }
});

describe('MAT-09 pictures', () => {
  test.each(images)('MAT-09 %s is drawn', (image) => {
    const file = new URL(image.replace(/^\/app\//, ''), PUBLIC);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });
});

test('entries are found by id, and nothing else is', () => {
  const clear = findMaterial('sla-clear');
  expect(clear?.name).toBe('Clear resin');
  expect(clear && findColor(clear, 'clear')?.alpha).toBe(65);
  expect(clear && findColor(clear, 'red')).toBeNull();
  expect(clear && findFinish(clear, 'polished')?.name).toBe('Polished');
  expect(clear && findFinish(clear, 'anodized')).toBeNull();
  expect(findMaterial('constructor')).toBeNull();
});
