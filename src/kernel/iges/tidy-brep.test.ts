import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { describe, expect, test } from 'vitest';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { listFaces } from '../exact/collect-bodies.ts';
import { measureShape } from '../exact/measure-shape.ts';
import { sumMeshVolume } from '../exact/mesh-volume.ts';
import { tidyBrep } from './tidy-brep.ts';

const oc = await nodeEngines().exact();

function block(): TopoDS_Shape {
  return new oc.BRepPrimAPI_MakeBox(10, 20, 30).Shape();
}

function cylinder(): TopoDS_Shape {
  return new oc.BRepPrimAPI_MakeCylinder(10, 30).Shape();
}

/** A wavy wall, 10 mm high: a spline and a straight line, extruded. */
function wall(): TopoDS_Shape {
  const profile = [0, 6, 2, 7, 0].map((y, i) => new oc.gp_Pnt(i * 10, y, 0));
  const points = new oc.NCollection_Array1_gp_Pnt(1, profile.length);
  for (const [i, point] of profile.entries()) points.SetValue(i + 1, point);
  const [first, last] = [profile[0], profile.at(-1)] as [(typeof profile)[0], (typeof profile)[0]];
  const wave = new oc.BRepBuilderAPI_MakeEdge(new oc.GeomAPI_PointsToBSpline(points).Curve()).Edge();
  const wire = new oc.BRepBuilderAPI_MakeWire(wave, new oc.BRepBuilderAPI_MakeEdge(last, first).Edge()).Wire();
  const face = new oc.BRepBuilderAPI_MakeFace(wire, true).Face();
  return new oc.BRepPrimAPI_MakePrism(face, new oc.gp_Vec(0, 0, 10), true).Shape();
}

function moved(shape: TopoDS_Shape, x: number): TopoDS_Shape {
  const shift = new oc.gp_Trsf();
  shift.SetTranslation(new oc.gp_Vec(x, 0, 0));
  return new oc.BRepBuilderAPI_Transform(shape, shift, true).Shape();
}

/** Faces that share no edges, as IGES files hold them, in one compound. */
function loose(...faces: readonly TopoDS_Shape[]): TopoDS_Shape {
  const whole = new oc.TopoDS_Compound();
  const builder = new oc.TopoDS_Builder();
  builder.MakeCompound(whole);
  for (const face of faces) builder.Add(whole, oc.BRepToolsWrapper.Read(oc.BRepToolsWrapper.Write(face)));
  return whole;
}

function tidy(shape: TopoDS_Shape) {
  const { brep, weldToleranceMm } = tidyBrep(oc.BRepToolsWrapper.Write(shape), true);
  const tidied = oc.BRepToolsWrapper.Read(brep);
  const valid = new oc.BRepCheck_Analyzer(tidied, true, false).IsValid();
  const outcome = measureShape(oc, tidied, { complete: true, solidsDeclared: 0, weldToleranceMm });
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return { ...outcome, weldToleranceMm, valid };
}

/** The volume that a shape's mesh encloses, counted positive where its faces look outward. */
function meshVolume({ mesh }: ReturnType<typeof tidy>): number {
  return sumMeshVolume(mesh, [0, 0, 0]);
}

/** Sides of triangles that no other triangle runs along in the opposite way, by the places of their ends. */
function countOpenSides({ mesh: { positions, indices } }: ReturnType<typeof tidy>): number {
  const at = (corner: number) => positions.subarray(corner * 3, corner * 3 + 3).join();
  const sides = new Set<string>();
  for (const [n, corner] of indices.entries()) {
    const next = indices[n % 3 === 2 ? n - 2 : n + 1] as number;
    sides.add(`${at(corner)} ${at(next)}`);
  }
  return [...sides].filter((side) => !sides.has(side.split(' ').reverse().join(' '))).length;
}

describe('welding', () => {
  test.each([
    ['a block', block, 6000],
    ['a cylinder with a seam and full circles', cylinder, 3000 * Math.PI],
    ['an extruded spline', wall, null],
  ])('joins the loose faces of %s to the very solid', (_, make, volumeMm3) => {
    const solid = make();
    const welded = tidy(loose(...listFaces(oc, solid)));
    const own = measureShape(oc, solid, { complete: true, solidsDeclared: 0 });
    if (own.outcome === 'refused') throw new Error(own.message);
    expect(welded.weldToleranceMm).toBeLessThan(1e-3);
    expect(welded.valid).toBe(true);
    expect(welded.measurement).toMatchObject({ volumeKind: 'sewn', solids: 1, watertight: true, boxMm: own.measurement.boxMm });
    expect(welded.measurement.findings.map(({ code }) => code)).toEqual(['SEWN']);
    const expected = volumeMm3 ?? own.measurement.volumeMm3 ?? Number.NaN;
    expect((welded.measurement.volumeMm3 ?? 0) / expected).toBeCloseTo(1, 5);
    expect(countOpenSides(welded)).toBe(0);
    expect(meshVolume(welded) / expected).toBeCloseTo(1, 1);
    expect(welded.mesh.features?.edges.length).toBe(own.mesh.features?.edges.length);
  });

  test('turns faces that look the wrong way', () => {
    for (const turned of [[0], [1, 4], [0, 1, 2, 3, 4, 5]]) {
      const faces = listFaces(oc, block()).map((face, i) => (turned.includes(i) ? face.Reversed() : face));
      const welded = tidy(loose(...faces));
      expect(welded.weldToleranceMm).not.toBeNull();
      expect(welded.measurement.volumeMm3).toBeCloseTo(6000, 6);
      expect(meshVolume(welded)).toBeCloseTo(6000, 1);
    }
  });

  test('bridges a gap within its tolerance and leaves a wider one to sewing', () => {
    const [first, ...others] = listFaces(oc, block()) as [TopoDS_Shape, ...TopoDS_Shape[]];
    const near = tidy(loose(moved(first, -1e-4), ...others));
    expect(near).toMatchObject({ valid: true, measurement: { watertight: true } });
    expect(near.weldToleranceMm).toBeGreaterThan(1e-4);
    expect(tidy(loose(moved(first, -1e-3), ...others)).weldToleranceMm).toBeNull();
  });

  test.each([
    ['a missing face', (faces: readonly TopoDS_Shape[]) => faces.slice(1)],
    ['a doubled face', (faces: readonly TopoDS_Shape[]) => [...faces, faces[0] as TopoDS_Shape]],
    ['a stray face', (faces: readonly TopoDS_Shape[]) => [...faces, moved(faces[0] as TopoDS_Shape, 50)]],
  ])('does not close a block with %s', (_, spoil) => {
    const spoilt = tidy(loose(...spoil(listFaces(oc, block()))));
    expect(spoilt.weldToleranceMm).toBeNull();
    expect(spoilt.measurement.watertight).toBe(false);
  });

  test('tells bodies apart that do not touch, and counts them', () => {
    const welded = tidy(loose(...listFaces(oc, block()), ...listFaces(oc, moved(block(), 50))));
    expect(welded.weldToleranceMm).not.toBeNull();
    expect(welded.measurement).toMatchObject({ solids: 2, faces: 12, watertight: true });
    expect(welded.measurement.volumeMm3).toBeCloseTo(12_000, 6);
  });

  test('leaves solids and texts that it does not understand alone', () => {
    const solid = oc.BRepToolsWrapper.Write(block());
    expect(tidyBrep(solid, true)).toEqual({ brep: solid, weldToleranceMm: null });
    expect(tidyBrep('no BREP', true)).toEqual({ brep: 'no BREP', weldToleranceMm: null });
  });
});

describe('planes told as splines', () => {
  /** A block of spline surfaces, its top raised in one corner by `bentMm`. */
  function splineBlock(bentMm: number): TopoDS_Shape {
    const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (n) => new oc.gp_Pnt(n & 1 ? 10 : 0, n & 2 ? 20 : 0, (n & 4 ? 30 : 0) + (n === 7 ? bentMm : 0)),
    ) as [Point, Point, Point, Point, Point, Point, Point, Point];
    const sides = [
      [a, b, c, d],
      [e, f, g, h],
      [a, b, e, f],
      [c, d, g, h],
      [a, c, e, g],
      [b, d, f, h],
    ] as const;
    return loose(...sides.map((corners) => new oc.BRepBuilderAPI_MakeFace(spanSpline(corners), 1e-7).Face()));
  }
  type Point = InstanceType<typeof oc.gp_Pnt>;

  function spanSpline(corners: readonly Point[]) {
    const poles = new oc.NCollection_Array2_gp_Pnt(1, 2, 1, 2);
    for (const [n, corner] of corners.entries()) poles.SetValue(n < 2 ? 1 : 2, (n % 2) + 1, corner);
    const knots = new oc.NCollection_Array1_double(1, 2);
    const multiplicities = new oc.NCollection_Array1_int(1, 2);
    for (const at of [1, 2]) {
      knots.SetValue(at, at);
      multiplicities.SetValue(at, 2);
    }
    return new oc.Geom_BSplineSurface(poles, knots, knots, multiplicities, multiplicities, 1, 1, false, false);
  }

  test('become planes with straight edges, exact to the last digit', () => {
    const { measurement, mesh, valid } = tidy(splineBlock(0));
    expect(valid).toBe(true);
    expect(mesh.features?.faces.map(({ surface }) => surface)).toEqual(Array(6).fill('plane'));
    expect(mesh.features?.edges.map(({ lengthMm }) => Math.round(lengthMm)).sort()).toEqual([
      ...Array(4).fill(10),
      ...Array(4).fill(20),
      ...Array(4).fill(30),
    ]);
    expect((measurement.volumeMm3 ?? 0) / 6000).toBeCloseTo(1, 14);
    expect(measurement.areaMm2 / 2200).toBeCloseTo(1, 14);
    for (const [axis, size] of [
      ['x', 10],
      ['y', 20],
      ['z', 30],
    ] as const)
      expect(measurement.boxMm[axis]).toBeCloseTo(size, 11);
  });

  test('stay splines where they are bent by a millionth', () => {
    const { mesh, measurement } = tidy(splineBlock(3e-5));
    expect(mesh.features?.faces.filter(({ surface }) => surface === 'free-form')).toHaveLength(1);
    expect(measurement.watertight).toBe(true);
  });
});

describe('extruded splines', () => {
  test('become spline surfaces that lie within the deflection and are exact', () => {
    const { brep } = tidyBrep(oc.BRepToolsWrapper.Write(wall()), false);
    const outcome = measureShape(oc, oc.BRepToolsWrapper.Read(brep), { complete: true, solidsDeclared: 1 });
    const own = measureShape(oc, wall(), { complete: true, solidsDeclared: 1 });
    if (outcome.outcome === 'refused' || own.outcome === 'refused') throw new Error('The wall was refused.');
    expect(outcome.measurement.triangles).toBeLessThan(own.measurement.triangles);
    expect(outcome.measurement.boxMm.y).toBeCloseTo(own.measurement.boxMm.y, 6);
    expect(outcome.measurement.findings).toEqual([]);
  });
});
