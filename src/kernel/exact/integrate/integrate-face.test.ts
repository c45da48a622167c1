import { expect, test } from 'vitest';
import { oc } from '#test/support/made-shapes.ts';
import { edgeOf, kit, ORIGIN, revolve, splineCurve } from '#test/support/modelling-kit.ts';
import type { Vector } from '../../basics/vectors.ts';
import type { Face, Shape } from '../../occt/words.ts';
import { integrateFace } from './integrate-face.ts';

/** Along an edge on which nothing changes. */
const POINTS = 7;
const TURN = 2 * Math.PI;

test.each([
  ['a seam where rows begin is not integrated along for its rounding', '1 0 0 0 1', '1 -9.5e-16 0 2.2e-17 1', 1],
  [
    'an edge along the rows is not integrated along again and again for its rounding',
    '1 0 1 1 0',
    `7 0 0  3 4 2  0 1  ${TURN / 3} 1.000000000001  ${(2 * TURN) / 3} 0.999999999999  ${TURN} 1 \n 0 4 ${TURN} 4`,
    2,
  ],
])('API-17 %s', (_what, told, rounding, rules) => {
  const ends = [-5, 5].map((z): Vector => [4, 1, z]);
  const tube = revolve(edgeOf(splineCurve(ends, [2, 2], 1)));
  const rounded = kit.BRepToolsWrapper.Write(tube).replace(`\n${told} \n`, `\n${rounding} \n`);
  expect(rounded).toContain(rounding);
  const [face] = oc.listFaces(oc.readBrep(rounded) as Shape) as [Face];
  let rows = 0;
  const { areaMm2 } = integrateFace(oc, face, ORIGIN, () => rows++);
  expect(rows).toBeGreaterThanOrEqual(POINTS);
  expect(rows).toBeLessThanOrEqual(POINTS * rules);
  expect(areaMm2).toBeCloseTo(2 * Math.PI * Math.hypot(4, 1) * 10, 8);
});
