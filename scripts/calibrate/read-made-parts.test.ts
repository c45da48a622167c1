import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { FIXTURE_MODELS } from '#test/support/model-files.ts';
import { CalibrationInputError, readMadeParts } from './read-made-parts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-calibrate-'));
  await copyFile(join(FIXTURE_MODELS, 'cube-ascii.stl'), join(folder, 'cube.stl'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: unknown) {
  const file = join(folder, 'made.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readMadeParts(file, DEMO_RATE_CARD);
}

test('HOLD-13 a part that names its model is predicted by the card, one that states its prediction is believed', async () => {
  const real = { hours: 0.9, grams: 9 };
  const stated = { name: 'lid', process: 'SLS', predicted: { hours: 0.4, grams: 12 }, ...real };
  const [cube, lid] = await read({ parts: [{ model: 'cube.stl', material: 'fdm-pla', ...real }, stated] });
  expect(cube).toMatchObject({ name: 'cube.stl', process: 'FDM', real });
  expect(cube?.predicted.hours).toBeGreaterThan(0.01);
  expect(cube?.predicted.grams).toBeGreaterThan(0.1);
  expect(lid).toEqual({ name: 'lid', process: 'SLS', predicted: { hours: 0.4, grams: 12 }, real });
});

const CUBE = { model: 'cube.stl', material: 'fdm-pla', hours: 1, grams: 1 };

test.each([
  ['no JSON', 'parts', /is no list of made parts/],
  ['an empty list', { parts: [] }, /is no list of made parts \(parts\)/],
  ['a misspelt key', { parts: [{ ...CUBE, quantitty: 9 }] }, /part 1 has "quantitty"; known are .*quantity/],
  ['a part said twice', { parts: ['lid', 'cover'].map((name) => ({ ...CUBE, name })) }, /part 2 says the same as part 1/],
  ['hours of 0', { parts: [{ ...CUBE, hours: 0 }] }, /is no list of made parts \(parts\.0/],
  ['an unknown material', { parts: [{ ...CUBE, material: 'wood' }] }, /there is no material wood/],
  ['a model that is not there', { parts: [{ ...CUBE, model: 'cone.stl' }] }, /cone\.stl: the file can not be read/],
])('HOLD-13 %s is refused in words', async (_what, content, words) => {
  await expect(read(content)).rejects.toThrow(CalibrationInputError);
  await expect(read(content)).rejects.toThrow(words);
});
