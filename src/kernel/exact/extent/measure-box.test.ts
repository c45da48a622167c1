import { expect, test } from 'vitest';
import { measureMade as measure } from '#test/support/made-shapes.ts';
import {
  boxAt,
  compound,
  cylinder,
  edgeOf,
  extrude,
  kit,
  knotsOf,
  ORIGIN,
  redrawn,
  shifted,
  splineCurve,
  type TopoDS_Shape,
  torus,
  UP,
} from '#test/support/modelling-kit.ts';
import type { Vector } from '../../basics/vectors.ts';

const SIDE = 900;
const THICK = 6.35;

/** A square plate with one rim of a spline that curls in and rises to 6.65 mm, where the plate's upper side has cut it off. */
function rimmedPlate(): TopoDS_Shape {
  const profile = [
    [0, -1],
    [0, 7.5],
    [0.36, 8],
    [3.6, 5.5],
  ] as const;
  const poles = new kit.NCollection_Array2_gp_Pnt(1, 4, 1, 4);
  for (const [i, [x, z]] of profile.entries()) {
    const row = [-0.35, 0.05, 0.05, -0.35].map((sag, k) => new kit.gp_Pnt(x, (k * SIDE) / 3, z + sag));
    for (const [k, pole] of row.entries()) poles.SetValue(i + 1, k + 1, pole);
  }
  const [knots, counts] = knotsOf([4, 4]);
  const curled = new kit.Geom_BSplineSurface(poles, knots, knots, counts, counts, 3, 3, false, false);
  const sheet = new kit.BRepBuilderAPI_MakeFace(curled, 1e-6).Face();
  const under = extrude(sheet, [0, 0, -20]);
  const progress = new kit.Message_ProgressRange();
  const rim = new kit.BRepAlgoAPI_Common(under, boxAt([-1, 0, 0], [3.4, SIDE, THICK]), progress).Shape();
  return new kit.BRepAlgoAPI_Fuse(rim, boxAt([1.2, 0, 0], [SIDE, SIDE, THICK]), progress).Shape();
}

test('API-17 the box ends where a spline face is trimmed, though its surface goes on rising', () => {
  const plate = rimmedPlate();
  const turned = (axis: Vector) => measure(redrawn(plate, ORIGIN, axis, Math.PI / 2)).measurement.boxMm;
  expect(measure(plate).measurement.boxMm.z).toBeCloseTo(THICK, 5);
  expect(turned([1, 0, 0]).y).toBeCloseTo(THICK, 5);
  expect(turned([0, 1, 0]).x).toBeCloseTo(THICK, 5);
});

test('a turned ring has a tight box', () => {
  const { boxMm, volumeMm3 } = measure(redrawn(torus(20, 5), ORIGIN, [1, 0, 0], 0.5)).measurement;
  const [y, z] = [2 * (20 * Math.cos(0.5) + 5), 2 * (20 * Math.sin(0.5) + 5)];
  expect(boxMm).toEqual({ x: expect.closeTo(50, 5), y: expect.closeTo(y, 5), z: expect.closeTo(z, 5) });
  expect(volumeMm3).toBeCloseTo(2 * Math.PI ** 2 * 20 * 25, 2);
});

test.each([2e6, 1e7])('API-17 the box is as exact %d mm from the origin as near it, wherever the file says so', (away) => {
  const shift: Vector = [away, -0.7 * away, 0.1 * away];
  const [ring, pin] = [torus(20, 5), cylinder(ORIGIN, UP, 4, 12)];
  const placed = (shape: TopoDS_Shape) => shape.Located(shifted(shift), false);
  const drawn = (shape: TopoDS_Shape) => redrawn(shape, shift);
  for (const shapes of [
    [placed(ring), placed(pin)],
    [drawn(ring), drawn(pin)],
    [placed(ring), drawn(pin)],
    [drawn(ring).Located(shifted(shift).Inverted(), false), pin],
  ]) {
    const { measurement, mesh } = measure(compound(...shapes));
    expect(measurement.boxMm).toEqual({ x: expect.closeTo(50, 4), y: expect.closeTo(50, 4), z: expect.closeTo(17, 4) });
    // Single precision keeps the mesh only near the origin.
    expect(mesh.positions.every((value) => Math.abs(value) < 60)).toBe(true);
    expect(Math.abs(measurement.boxMinMm.x)).toBeLessThan(60);
  }
});

test('API-17 an extruded spline reaches farther than the engine bounds it', () => {
  const xs = [0, -0.38888889, -1 / 6, 7 / 6, 1.38888889, 1];
  const ys = [0, 0.5, 7 / 6, 7 / 6, 0.5, 0];
  const poles = xs.map((x, n): Vector => [x, ys[n] ?? 0, 0]);
  const curve = splineCurve(poles, [4, 1, 1, 4], 3);
  const { boxMm } = measure(extrude(edgeOf(curve), UP)).measurement;
  const across = Array.from({ length: 30_001 }, (_, n) => curve.Value(n / 10_000).X());
  expect(boxMm.x).toBeCloseTo(Math.max(...across) - Math.min(...across), 7);
});
