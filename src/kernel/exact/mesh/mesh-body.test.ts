import { expect, test } from 'vitest';
import { handOver, oc } from '#test/support/made-shapes.ts';
import {
  boxAt,
  curveThrough,
  edgeOf,
  extrude,
  type Geom_BSplineCurve,
  type Geom_Curve,
  type Geom2d_Line,
  kit,
  lineBetween,
  listKitFaces,
  ORIGIN,
  revolve,
  type TopoDS_Face,
  type TopoDS_Shape,
} from '#test/support/modelling-kit.ts';
import { lengthOf, subtract, type Vector } from '../../basics/vectors.ts';
import { type Face, SURFACE } from '../../occt/words.ts';
import { measureFace } from '../integrate/measure-body.ts';
import { makeMeshable, meshBody } from './mesh-body.ts';
import { weighMesh } from './weigh-mesh.ts';

const STEPS = 20;

function take(made: TopoDS_Shape) {
  const shape = handOver(made);
  const [face] = oc.listFaces(shape) as [Face];
  return { shape, face };
}

/** A wave round the z axis, with a knot at each of its points. */
function wave(closed: boolean): Geom_BSplineCurve {
  const points = Array.from({ length: 12 }, (_, i): Vector => {
    const [angle, radius] = [i / 2, 20 + 3 * (i % 2)];
    return [radius * Math.cos(angle), radius * Math.sin(angle), i % 3];
  });
  return curveThrough(points, closed);
}

const [open, rational] = [wave(false), wave(false)];
rational.SetWeight(2, 3);
rational.SetWeight(7, 0.5);
const [from, to] = [open.FirstParameter(), open.LastParameter()];
const trimmed = new kit.Geom_TrimmedCurve(open, from + (to - from) / 7, to - (to - from) / 5, true, true);

const lean = (curve: Geom_Curve) => extrude(edgeOf(curve), [3, -4, 30]);

function move(shape: TopoDS_Shape): TopoDS_Shape {
  const transformation = new kit.gp_Trsf();
  transformation.SetMirror(new kit.gp_Ax1(new kit.gp_Pnt(5, 6, 7), new kit.gp_Dir(1, 2, 3)));
  return shape.Moved(new kit.TopLoc_Location(transformation), true);
}

test.each([
  ['open', lean(open), 300],
  ['closed', lean(wave(true)), 300],
  ['rational', lean(rational), 3500],
  ['trimmed', lean(trimmed), 300],
  ['moved', move(lean(open)), 300],
])('a %s extruded spline is spelt as the same surface, and meshed with few triangles', (_name, made, most) => {
  const { shape, face } = take(made);
  const copy = makeMeshable(oc, shape, [face], 0.02);
  const [spelt] = copy.faces as [Face];
  expect(oc.surfaceOf(spelt)).toBe(SURFACE.spline);
  const { uMin, uMax, vMin, vMax } = oc.rangeOf(face);
  for (let i = 0; i <= STEPS; i++) {
    const [u, v] = [uMin + ((uMax - uMin) * i) / STEPS, vMin + ((vMax - vMin) * ((7 * i) % STEPS)) / STEPS];
    expect(lengthOf(subtract(oc.normalAt(face, u, v).point, oc.normalAt(spelt, u, v).point))).toBeLessThan(1e-9);
  }
  const mesh = meshBody(oc, copy.shape, 0.02);
  expect(mesh.facesNotMeshed).toBe(0);
  const { faceAreasMm2, triangles } = weighMesh(mesh, 1, ORIGIN);
  expect((faceAreasMm2[0] ?? 0) / measureFace(oc, spelt)).toBeCloseTo(1, 2);
  expect(triangles).toBeLessThan(most);
});

test('a body without extruded splines is meshed as it is', () => {
  const box = handOver(boxAt(ORIGIN, [1, 2, 3]));
  expect(makeMeshable(oc, box, oc.listFaces(box), 0.02).shape).toBe(box);
});

function tiltSeams(face: TopoDS_Face, tilt: number): void {
  const explorer = new kit.TopExp_Explorer(face, kit.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    const edge = kit.TopoDS.Edge(explorer.Current());
    if (!kit.BRep_Tool.IsClosed(edge, face)) continue;
    const seam = new kit.BRepAdaptor_Curve2d(edge, face).Curve() as Geom2d_Line;
    seam.SetDirection(new kit.gp_Dir2d(tilt, Math.sign(seam.Direction().Y())));
  }
}

test.each([
  ['tilted by rounding is made straight', 1.4e-15, 0],
  ['meant to be slanted is left alone', 1e-3, expect.closeTo(1e-3, 6)],
])('a cone’s seam %s', (_name, tilt, left) => {
  const [cone] = listKitFaces(revolve(lineBetween([11, 0, 0], [5, 0, 6]))) as [TopoDS_Face];
  tiltSeams(cone, tilt);
  const { shape, face } = take(cone);
  const tiltsOf = () => {
    const paces = oc.listTraces(face).map((trace) => oc.traceAt(trace, oc.traceOf(trace).from));
    return paces.filter(({ dv }) => Math.abs(dv) > 0.5).map(({ du }) => Math.abs(du));
  };
  for (const own of tiltsOf()) expect(own / tilt).toBeCloseTo(1, 5);
  meshBody(oc, shape, 0.1);
  expect(tiltsOf()).toEqual([left, left]);
});
