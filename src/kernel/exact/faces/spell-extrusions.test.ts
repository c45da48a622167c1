import type { Geom_BSplineCurve, Geom_Curve, TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import { expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { measureArea } from '../integrate/measure-body.ts';
import { meshBody } from '../mesh/mesh-body.ts';
import { weighMesh } from '../mesh/weigh-mesh.ts';
import { listFaces } from './collect-bodies.ts';
import { spellExtrusions } from './spell-extrusions.ts';

const oc = await nodeEngines().exact();
const STEPS = 20;

/** A wave round the z axis, with a knot at each of its points. */
function wave(closed: boolean): Geom_BSplineCurve {
  const points = new oc.NCollection_Array1_gp_Pnt(1, 12);
  for (let i = 0; i < 12; i++) {
    const [angle, radius] = [i / 2, 20 + 3 * (i % 2)];
    points.SetValue(i + 1, new oc.gp_Pnt(radius * Math.cos(angle), radius * Math.sin(angle), i % 3));
  }
  const interpolation = new oc.GeomAPI_Interpolate(new oc.NCollection_HArray1_gp_Pnt(points), closed, 1e-7);
  interpolation.Perform();
  return interpolation.Curve();
}

function rational(): Geom_BSplineCurve {
  const curve = wave(false);
  for (const [index, weight] of [
    [2, 3],
    [7, 0.5],
  ] as const)
    curve.SetWeight(index, weight);
  return curve;
}

function trimmed(): Geom_Curve {
  const curve = wave(false);
  const [from, to] = [curve.FirstParameter(), curve.LastParameter()];
  return new oc.Geom_TrimmedCurve(curve, from + (to - from) / 7, to - (to - from) / 5, true, true);
}

function extrude(curve: Geom_Curve): TopoDS_Shape {
  return new oc.BRepPrimAPI_MakePrism(new oc.BRepBuilderAPI_MakeEdge(curve).Edge(), new oc.gp_Vec(3, -4, 30), false, true).Shape();
}

function move(shape: TopoDS_Shape): TopoDS_Shape {
  const transformation = new oc.gp_Trsf();
  transformation.SetMirror(new oc.gp_Ax1(new oc.gp_Pnt(5, 6, 7), new oc.gp_Dir(1, 2, 3)));
  return shape.Moved(new oc.TopLoc_Location(transformation), true);
}

test.each([
  ['open', () => extrude(wave(false)), 300],
  ['closed', () => extrude(wave(true)), 300],
  ['rational', () => extrude(rational()), 3500],
  ['trimmed', () => extrude(trimmed()), 300],
  ['moved', () => move(extrude(wave(false))), 300],
])('a %s extruded spline is spelt as the same surface, and meshed with few triangles', (_name, build, most) => {
  const shape = build();
  const [face] = listFaces(oc, shape);
  if (face === undefined) throw new Error('no face');
  const copy = spellExtrusions(oc, shape, [face], 0.02);
  const [spelt] = copy.faces as [TopoDS_Face];
  const [from, to] = [new oc.BRepAdaptor_Surface(face, true), new oc.BRepAdaptor_Surface(spelt, true)];
  expect(to.GetType()).toBe(oc.GeomAbs_SurfaceType.GeomAbs_BSplineSurface);
  const { UMin, UMax, VMin, VMax } = oc.BRepTools.UVBounds(face);
  for (let i = 0; i <= STEPS; i++) {
    const [u, v] = [UMin + ((UMax - UMin) * i) / STEPS, VMin + ((VMax - VMin) * ((7 * i) % STEPS)) / STEPS];
    expect(from.Value(u, v).Distance(to.Value(u, v))).toBeLessThan(1e-9);
  }
  const mesh = meshBody(oc, copy.shape, copy.faces, 0.02);
  expect(mesh.facesNotMeshed).toBe(0);
  const { faceAreasMm2, triangles } = weighMesh(mesh, 1, [0, 0, 0]);
  expect((faceAreasMm2[0] ?? 0) / measureArea(oc, spelt)).toBeCloseTo(1, 2);
  expect(triangles).toBeLessThan(most);
});

test('a body without extruded splines is meshed as it is', () => {
  const box = new oc.BRepPrimAPI_MakeBox(1, 2, 3).Shape();
  expect(spellExtrusions(oc, box, listFaces(oc, box), 0.02).shape).toBe(box);
});
