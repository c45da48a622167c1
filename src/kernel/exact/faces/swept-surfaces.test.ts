import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeIges, writeSquare } from '#test/support/iges-text.ts';
import { readSound } from '#test/support/read-sound.ts';

// Directory pointers: the surface is 1, its axis or curve 3, its generatrix 5.
/** Turned about x. */
const revolved = (curve: string) => ['120,3,5,0.,3.;', '110,0.,0.,0.,10.,0.,0.;', curve];
const line = (from: string, to: string) => `110,${from},${to};`;
/** A quarter of a circle of 3 mm about x, y in the plane z = 0. */
const arc = (x: number, y: number) => `100,0.,${x}.,${y}.,${x + 3}.,${y}.,${x}.,${y + 3}.;`;
/** Extruded from where its curve starts to the place given. */
const extruded = (to: string) => `122,3,${to};`;
const WAVE = '126,3,3,0,0,1,0,0.,0.,0.,0.,1.,1.,1.,1.,1.,1.,1.,1.,0.,5.,0.,3.,7.,0.,6.,3.,0.,9.,5.,0.,0.,1.,0.,0.,1.;';

const flat = writeSquare([0, 0, 2], [30, 0, 2], [0, 20, 2]);
const coneMm2 = (from: number, to: number) => (3 * (from + to) * Math.hypot(10, to - from)) / 2;
/** The lowest corners of what turns by 3 rad at a distance of 5 and 8 mm. */
const [AT_5, AT_8] = [5, 8].map((radius) => [0, radius * Math.cos(3), 0]);

test.each([
  ['swept by a line beside the axis', revolved(line('0.,5.,0.', '10.,5.,0.')), 'cylinder', 5, 3 * 5 * 10, AT_5],
  ['swept by a line that runs against the axis', revolved(line('10.,5.,0.', '0.,5.,0.')), 'cylinder', 5, 3 * 5 * 10, AT_5],
  ['swept by a line that widens', revolved(line('0.,5.,0.', '10.,8.,0.')), 'cone', null, coneMm2(5, 8), AT_8],
  ['swept by a line that narrows against the axis', revolved(line('10.,8.,0.', '0.,5.,0.')), 'cone', null, coneMm2(5, 8), AT_8],
  ['swept by a line that ends on the axis', revolved(line('10.,8.,0.', '0.,0.,0.')), 'cone', null, coneMm2(0, 8), AT_8],
  ['swept by a line across the axis', revolved(line('4.,2.,0.', '4.,8.,0.')), 'plane', null, (3 * (64 - 4)) / 2, null],
  ['swept by a line askew to the axis', revolved(line('0.,5.,0.', '10.,5.,4.')), 'free-form', null, null, null],
  ['swept by an arc about the axis', revolved(arc(2, 0)), 'sphere', 3, 3 * 3 * 3, null],
  ['swept by an arc beside the axis', revolved(arc(0, 9)), 'torus', null, 3 * (9 * 3 * (Math.PI / 2) + 9), null],
  ['swept by a spline about the axis', revolved(WAVE), 'free-form', null, null, null],
  ['swept by an arc straight up', [extruded('5.,1.,8.'), arc(2, 1)], 'cylinder', 3, 8 * 3 * (Math.PI / 2), [2, 1, 0]],
  ['swept by an arc pulled down', [extruded('5.,1.,-8.'), arc(2, 1)], 'cylinder', 3, 8 * 3 * (Math.PI / 2), [2, 1, -8]],
  ['swept by an arc aslant', [extruded('9.,1.,8.'), arc(2, 1)], 'free-form', null, null, null],
  ['swept by a line straight up', [extruded('0.,5.,8.'), line('0.,5.,0.', '10.,5.,0.')], 'plane', null, 80, null],
  ['swept by a line aslant', [extruded('6.,5.,8.'), line('0.,5.,0.', '10.,5.,0.')], 'plane', null, 80, null],
  ['a flat spline', [flat], 'plane', null, 600, [0, 0, 2]],
  ['a twisted spline', [flat.replace('30.0,20.0,2.0', '30.0,20.0,2.1')], 'free-form', null, null, null],
  ['a spline folded over', [flat.replace('30.0,20.0,2.0', '5.0,-20.0,2.0')], 'free-form', null, null, null],
])('API-17 a surface %s is told as what it is, where the file says', async (_what, entities, surface, radiusMm, areaMm2, corner) => {
  const { mesh, measurement } = await readSound(encodeText(writeIges(entities)));
  const [face, ...others] = mesh.features?.faces ?? [];
  expect(face).toMatchObject({ surface, radiusMm: radiusMm === null ? null : expect.closeTo(radiusMm, 9) });
  expect(others).toEqual([]);
  if (areaMm2 !== null) expect((face?.areaMm2 ?? 0) / areaMm2).toBeCloseTo(1, 7);
  const { x, y, z } = measurement.boxMinMm;
  if (corner != null) expect([x, y, z]).toEqual(corner.map((value) => expect.closeTo(value, 5)));
});
