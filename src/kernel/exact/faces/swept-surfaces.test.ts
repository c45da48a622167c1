import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeIges, writeSquare } from '#test/support/iges-text.ts';
import { readSound } from '#test/support/read-sound.ts';

// Directory pointers: the surface is 1, its axis or curve 3, its generatrix 5.
const REVOLVED = '120,3,5,0.,3.;';
const X_AXIS = '110,0.,0.,0.,10.,0.,0.;';
const line = (from: string, to: string) => `110,${from},${to};`;
/** A quarter of a circle of 3 mm about x, y in the plane z = 0. */
const arc = (x: number, y: number) => `100,0.,${x}.,${y}.,${x + 3}.,${y}.,${x}.,${y + 3}.;`;
/** Extruded from where its curve starts to the place given. */
const extruded = (to: string) => `122,3,${to};`;
const WAVE = '126,3,3,0,0,1,0,0.,0.,0.,0.,1.,1.,1.,1.,1.,1.,1.,1.,0.,5.,0.,3.,7.,0.,6.,3.,0.,9.,5.,0.,0.,1.,0.,0.,1.;';

test.each([
  ['a line beside the axis', [REVOLVED, X_AXIS, line('0.,5.,0.', '10.,5.,0.')], 'cylinder', 5, 3 * 5 * 10],
  ['a line that meets the axis', [REVOLVED, X_AXIS, line('0.,5.,0.', '10.,8.,0.')], 'cone', null, (3 * 13 * Math.hypot(10, 3)) / 2],
  ['a line across the axis', [REVOLVED, X_AXIS, line('4.,2.,0.', '4.,8.,0.')], 'plane', null, (3 * (64 - 4)) / 2],
  ['a line askew to the axis', [REVOLVED, X_AXIS, line('0.,5.,0.', '10.,5.,4.')], 'free-form', null, null],
  ['an arc about the axis', [REVOLVED, X_AXIS, arc(2, 0)], 'sphere', 3, 3 * 3 * 3],
  ['an arc beside the axis', [REVOLVED, X_AXIS, arc(0, 9)], 'torus', null, 3 * (9 * 3 * (Math.PI / 2) + 9)],
  ['a spline about the axis', [REVOLVED, X_AXIS, WAVE], 'free-form', null, null],
  ['an arc straight up', [extruded('5.,1.,8.'), arc(2, 1)], 'cylinder', 3, 8 * 3 * (Math.PI / 2)],
  ['an arc aslant', [extruded('9.,1.,8.'), arc(2, 1)], 'free-form', null, null],
  ['a line straight up', [extruded('0.,5.,8.'), line('0.,5.,0.', '10.,5.,0.')], 'plane', null, 80],
  ['a line aslant', [extruded('6.,5.,8.'), line('0.,5.,0.', '10.,5.,0.')], 'plane', null, 80],
])('API-17 a surface swept by %s is told as what it is', async (_by, entities, surface, radiusMm, areaMm2) => {
  const [face] = (await readSound(encodeText(writeIges(entities)))).mesh.features?.faces ?? [];
  expect(face).toMatchObject({ surface, radiusMm: radiusMm === null ? null : expect.closeTo(radiusMm, 9) });
  if (areaMm2 !== null) expect((face?.areaMm2 ?? 0) / areaMm2).toBeCloseTo(1, 7);
});

test.each([
  ['a revolved line', [REVOLVED, X_AXIS, line('0.,5.,0.', '10.,5.,0.')], 'cylinder', [0, 5 * Math.cos(3), 0]],
  ['a revolved line that runs against the axis', [REVOLVED, X_AXIS, line('10.,5.,0.', '0.,5.,0.')], 'cylinder', [0, 5 * Math.cos(3), 0]],
  ['a line that widens', [REVOLVED, X_AXIS, line('0.,5.,0.', '10.,8.,0.')], 'cone', [0, 8 * Math.cos(3), 0]],
  ['a line that narrows against the axis', [REVOLVED, X_AXIS, line('10.,8.,0.', '0.,5.,0.')], 'cone', [0, 8 * Math.cos(3), 0]],
  ['a line that ends on the axis', [REVOLVED, X_AXIS, line('10.,8.,0.', '0.,0.,0.')], 'cone', [0, 8 * Math.cos(3), 0]],
  ['an arc pulled down', [extruded('5.,1.,-8.'), arc(2, 1)], 'cylinder', [2, 1, -8]],
])('API-17 %s stays where the file says', async (_of, entities, surface, [x, y, z]) => {
  const { mesh, measurement } = await readSound(encodeText(writeIges(entities)));
  expect(mesh.features?.faces.map((face) => face.surface)).toEqual([surface]);
  const near = (value = 0) => expect.closeTo(value, 5);
  expect(measurement.boxMinMm).toEqual({ x: near(x), y: near(y), z: near(z) });
});

const flat = writeSquare([0, 0, 2], [30, 0, 2], [0, 20, 2]);

test.each([
  ['flat', flat, 'plane'],
  ['twisted', flat.replace('30.0,20.0,2.0', '30.0,20.0,2.1'), 'free-form'],
  ['folded over', flat.replace('30.0,20.0,2.0', '5.0,-20.0,2.0'), 'free-form'],
])('API-17 a spline surface that is %s is told as what it is', async (_is, entity, surface) => {
  const { mesh } = await readSound(encodeText(writeIges([entity])));
  expect(mesh.features?.faces.map((face) => face.surface)).toEqual([surface]);
});
