import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { IGES_GLOBALS, writeCube, writeIges } from '#test/support/iges-text.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { readExactModel } from '../read-exact-model.ts';
import { explainScale } from './explain-scale.ts';

test.each([1, 1 + 1e-9])('API-17 of a model drawn at %s times its size nothing is said', (scale) => {
  expect(explainScale(scale, { x: 1, y: 2, z: 3 }, 'mm')).toEqual([]);
});

test('API-17 a model that is not drawn in real size is measured as drawn, and both sizes are told for review', async () => {
  const globals = IGES_GLOBALS.replace('4Hpart,1.,2', '4Hpart,0.125,2');
  expect(globals).not.toBe(IGES_GLOBALS);
  const read = await readExactModel({ bytes: encodeText(writeIges(writeCube(10), globals)), format: 'iges', engine: nodeEngine() });
  if (read.outcome === 'refused') throw new Error(read.message);
  expect(read.measurement.boxMm.x).toBeCloseTo(10, 6);
  const finding = read.measurement.findings.find(({ code }) => code === 'STATED_SCALE');
  expect(finding?.severity).toBe('review');
  expect(finding?.message).toContain('As drawn it measures 10 × 10 × 10 mm, its real size would be 80 × 80 × 80 mm.');
});

test('API-17 sizes are told in the unit of the file', () => {
  expect(explainScale(2, { x: 25.4, y: 50.8, z: 254 }, 'in')[0]?.message).toContain('1 × 2 × 10 in, its real size would be 0.5 × 1 × 5 in');
});
