import { expect, test } from 'vitest';
import { climb } from './climb.ts';

const hill = (u: number, v: number) => ({
  height: 5 - (u - 1) ** 2 - 3 * (v + 2) ** 2,
  slope: [-2 * (u - 1), -6 * (v + 2)] as const,
  bend: [-2, 0, -6] as const,
});

test.each([
  ['climbs to the crest of a hill', -5, [1, -2, 5]],
  ['stops where the ranges end and follows the bound to its highest point', 2, [2, -2, 4]],
])('%s', (_how, uMin, crest) => {
  expect(climb(hill, [4, 4], [uMin, -5, 5, 5])).toEqual(crest.map((value) => expect.closeTo(value, 8)));
});

test('finds its way up out of a valley', () => {
  const wave = (u: number) => ({ height: Math.sin(u), slope: [Math.cos(u), 0] as const, bend: [-Math.sin(u), 0, -1] as const });
  const [u, , height] = climb(wave, [-1.5, 0], [-2, 0, 4, 0]);
  expect(u).toBeCloseTo(Math.PI / 2, 6);
  expect(height).toBeCloseTo(1, 12);
});

test('never goes where it is not allowed to', () => {
  const [u, v] = climb(hill, [4, 4], [-5, -5, 5, 5], (at) => at > 2);
  expect(u).toBeGreaterThan(2);
  expect(u).toBeLessThan(2.01);
  expect(v).toBeLessThan(4);
});
