import { expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { startKit } from '#test/support/modelling-kit.ts';
import { integrateFace } from './integrate-face.ts';

const [oc, kit] = await Promise.all([nodeEngine().start(), startKit()]);

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
  const poles = new kit.NCollection_Array1_gp_Pnt(1, 2);
  poles.SetValue(1, new kit.gp_Pnt(4, 1, -5));
  poles.SetValue(2, new kit.gp_Pnt(4, 1, 5));
  const knots = new kit.NCollection_Array1_double(1, 2);
  const multiplicities = new kit.NCollection_Array1_int(1, 2);
  for (const end of [1, 2]) {
    knots.SetValue(end, end - 1);
    multiplicities.SetValue(end, 2);
  }
  const line = new kit.Geom_BSplineCurve(poles, knots, multiplicities, 1, false);
  const axis = new kit.gp_Ax1(new kit.gp_Pnt(0, 0, 0), new kit.gp_Dir(0, 0, 1));
  const tube = new kit.BRepPrimAPI_MakeRevol(new kit.BRepBuilderAPI_MakeEdge(line).Edge(), axis, false).Shape();
  const rounded = kit.BRepToolsWrapper.Write(tube).replace(`\n${told} \n`, `\n${rounding} \n`);
  expect(rounded).toContain(rounding);
  const shape = oc.readBrep(rounded);
  const [face] = shape === null ? [] : oc.listFaces(shape);
  if (face === undefined) throw new Error('no face');
  let rows = 0;
  const { areaMm2 } = integrateFace(oc, face, [0, 0, 0], () => rows++);
  expect(rows).toBeGreaterThanOrEqual(POINTS);
  expect(rows).toBeLessThanOrEqual(POINTS * rules);
  expect(areaMm2).toBeCloseTo(2 * Math.PI * Math.hypot(4, 1) * 10, 8);
});
