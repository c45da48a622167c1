import { describe, expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { handOver, listKitFaces, startKit, type TopoDS_Face, type TopoDS_Shape, type TopoDS_Wire } from '#test/support/modelling-kit.ts';
import type { Vector } from '../../basics/vectors.ts';
import { readExactModel } from '../../read-exact-model.ts';
import { measureSheet, measureSolid } from './measure-body.ts';

const engine = nodeEngine();
const [oc, kit] = await Promise.all([engine.start(), startKit()]);
const CHORDS = 100_000;

const point = ([x, y, z]: Vector) => new kit.gp_Pnt(x, y, z);

function array(points: readonly Vector[]) {
  const poles = new kit.NCollection_Array1_gp_Pnt(1, points.length);
  for (const [i, at] of points.entries()) poles.SetValue(i + 1, point(at));
  return poles;
}

/** A smooth curve through points, with a knot at each. */
function spline(points: readonly Vector[], closed: boolean) {
  const interpolation = new kit.GeomAPI_Interpolate(new kit.NCollection_HArray1_gp_Pnt(array(points)), closed, 1e-7);
  interpolation.Perform();
  return interpolation.Curve();
}

type Curve = ReturnType<typeof spline>;

/** Points along a curve, so near to each other that chords do for the curve. */
function chordsOf(curve: Curve): Vector[] {
  const [from, to] = [curve.FirstParameter(), curve.LastParameter()];
  return Array.from({ length: CHORDS + 1 }, (_, i): Vector => {
    using at = curve.EvalD0(from + ((to - from) * i) / CHORDS);
    return [at.X(), at.Y(), at.Z()];
  });
}

function sumChords(curve: Curve, sum: (a: Vector, b: Vector) => number): number {
  const points = chordsOf(curve);
  return points.slice(1).reduce((total, at, i) => total + sum(points[i] as Vector, at), 0);
}

const chordLength = (a: Vector, b: Vector) => Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
const enclosed = (a: Vector, b: Vector) => (a[0] * b[1] - b[0] * a[1]) / 2;

/** A closed curve with waves, about a centre. */
function wavy([x, y]: readonly [number, number] = [0, 0]): Curve {
  const points = Array.from({ length: 40 }, (_, i): Vector => {
    const angle = (2 * Math.PI * i) / 40;
    const radius = 20 + 2 * Math.sin(5 * angle);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0];
  });
  return spline(points, true);
}

function wireOf(...edges: readonly TopoDS_Shape[]): TopoDS_Wire {
  const maker = new kit.BRepBuilderAPI_MakeWire();
  for (const edge of edges) maker.Add(kit.TopoDS.Edge(edge));
  return maker.Wire();
}

const edgeOf = (curve: Curve) => new kit.BRepBuilderAPI_MakeEdge(curve).Edge();
const line = (a: Vector, b: Vector) => new kit.BRepBuilderAPI_MakeEdge(point(a), point(b)).Edge();
const sheetOf = (wire: TopoDS_Wire) => new kit.BRepBuilderAPI_MakeFace(wire, false).Face();
const extrude = (shape: TopoDS_Shape, along: Vector) => new kit.BRepPrimAPI_MakePrism(shape, new kit.gp_Vec(...along), false, true).Shape();

function measure(made: TopoDS_Shape) {
  const shape = handOver(kit, oc, made);
  return measureSolid(oc, shape, oc.listFaces(shape));
}

/** Largest relative error. */
function errorOf(shape: TopoDS_Shape, truth: { readonly areaMm2: number; readonly volumeMm3: number }): number {
  const { areaMm2, volumeMm3, closed } = measure(shape);
  expect(closed).toBe(true);
  return Math.max(Math.abs(areaMm2 / truth.areaMm2 - 1), Math.abs(volumeMm3 / truth.volumeMm3 - 1));
}

describe('measureSolid', () => {
  test('sums an extruded spline to 1e-7, near the origin and far from it', () => {
    for (const centre of [
      [0, 0],
      [700, -300],
    ] as const) {
      const curve = wavy(centre);
      const [length, enclosedArea] = [sumChords(curve, chordLength), sumChords(curve, enclosed)];
      const truth = { areaMm2: length * 30 + 2 * enclosedArea, volumeMm3: enclosedArea * 30 };
      expect(errorOf(extrude(sheetOf(wireOf(edgeOf(curve))), [0, 0, 30]), truth)).toBeLessThan(1e-7);
    }
  });

  test('sums an extruded spline that leans, next to a cylinder and planes', () => {
    const curve = wavy();
    const profile = new kit.BRepBuilderAPI_MakeFace(wireOf(edgeOf(curve)), false);
    const hole = new kit.gp_Circ(new kit.gp_Ax2(point([3, 2, 0]), new kit.gp_Dir(0, 0, -1)), 4);
    profile.Add(wireOf(new kit.BRepBuilderAPI_MakeEdge(hole).Edge()));
    const base = sumChords(curve, enclosed) - 16 * Math.PI;
    const straight = { areaMm2: (sumChords(curve, chordLength) + 8 * Math.PI) * 30 + 2 * base, volumeMm3: base * 30 };
    expect(errorOf(extrude(profile.Face(), [0, 0, 30]), straight)).toBeLessThan(1e-7);
    // A leaning side is as high as its chords are far from the direction: |chord × direction|.
    const lean = (a: Vector, b: Vector) => {
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      return Math.hypot(dy * 30, dx * 30, dx * 8 - dy * 20);
    };
    const leaning = extrude(sheetOf(wireOf(edgeOf(curve))), [20, 8, 30]);
    const full = sumChords(curve, enclosed);
    expect(errorOf(leaning, { areaMm2: sumChords(curve, lean) + 2 * full, volumeMm3: full * 30 })).toBeLessThan(1e-7);
  });

  test('sums an extruded ellipse', () => {
    const ellipse = new kit.gp_Elips(new kit.gp_Ax2(point([0, 0, 0]), new kit.gp_Dir(0, 0, 1)), 30, 4);
    const at = (i: number): Vector => [30 * Math.cos((2 * Math.PI * i) / CHORDS), 4 * Math.sin((2 * Math.PI * i) / CHORDS), 0];
    const length = Array.from({ length: CHORDS }, (_, i) => chordLength(at(i), at(i + 1))).reduce((a, b) => a + b, 0);
    const cylinder = extrude(sheetOf(wireOf(new kit.BRepBuilderAPI_MakeEdge(ellipse).Edge())), [0, 0, 10]);
    const truth = { areaMm2: length * 10 + 2 * Math.PI * 120, volumeMm3: Math.PI * 1200 };
    expect(errorOf(cylinder, truth)).toBeLessThan(1e-7);
  });

  test('sums a revolved spline, whole and in part, off the origin', () => {
    const points = Array.from({ length: 30 }, (_, i): Vector => [15 + 4 * Math.sin(0.9 * i), 0, 2 * i]);
    const curve = spline(points, false);
    const [first, last] = [points[0] as Vector, points[29] as Vector];
    const profile = sheetOf(wireOf(edgeOf(curve), line(last, [0, 0, 58]), line([0, 0, 58], [0, 0, 0]), line([0, 0, 0], first)));
    const ends = (first[0] ** 2 + last[0] ** 2) / 2;
    const mantle = sumChords(curve, (a, b) => ((a[0] + b[0]) / 2) * chordLength(a, b));
    const content = sumChords(curve, (a, b) => ((b[2] - a[2]) * (a[0] ** 2 + a[0] * b[0] + b[0] ** 2)) / 6);
    const axis = new kit.gp_Ax1(point([0, 0, 0]), new kit.gp_Dir(0, 0, 1));
    const shift = new kit.gp_Trsf();
    shift.SetTranslation(new kit.gp_Vec(100, 50, -70));
    const cut = 2 * sumChords(curve, (a, b) => ((a[0] + b[0]) / 2) * (b[2] - a[2]));
    for (const angle of [2 * Math.PI, 2.2]) {
      const turned = new kit.BRepPrimAPI_MakeRevol(profile, axis, angle, false).Shape().Located(new kit.TopLoc_Location(shift), false);
      const truth = { areaMm2: angle * (mantle + ends) + (angle < 6 ? cut : 0), volumeMm3: angle * content };
      expect(errorOf(turned, truth)).toBeLessThan(1e-7);
    }
  });

  test('keeps to the truth through a STEP file', async () => {
    const curve = wavy();
    const [length, base] = [sumChords(curve, chordLength), sumChords(curve, enclosed)];
    const writer = new kit.STEPControl_Writer();
    const { STEPControl_AsIs } = kit.STEPControl_StepModelType;
    writer.Transfer(extrude(sheetOf(wireOf(edgeOf(curve))), [0, 0, 30]), STEPControl_AsIs, true, new kit.Message_ProgressRange());
    writer.Write('/wavy.step');
    const bytes = kit.FS.readFile('/wavy.step') as Uint8Array;
    expect(new TextDecoder().decode(bytes)).toContain('SURFACE_OF_LINEAR_EXTRUSION');
    const read = await readExactModel({ bytes, format: 'step', engine });
    if (read.outcome === 'refused') throw new Error(read.message);
    expect(read.measurement.findings).toEqual([]);
    expect((read.measurement.volumeMm3 ?? 0) / (base * 30)).toBeCloseTo(1, 6);
    expect(read.measurement.areaMm2 / (length * 30 + 2 * base)).toBeCloseTo(1, 6);
  });
});

describe('measureSheet', () => {
  test('sums an offset surface: a parallel curve is longer by a full circle', () => {
    const curve = wavy();
    const offset = new kit.BRepOffsetAPI_MakeOffsetShape();
    offset.PerformBySimple(extrude(edgeOf(curve), [0, 0, 30]), 1);
    const faces = oc.listFaces(handOver(kit, oc, offset.Shape()));
    const difference = measureSheet(oc, faces).areaMm2 / 30 - sumChords(curve, chordLength);
    expect(Math.abs(difference) / (2 * Math.PI)).toBeCloseTo(1, 5);
  });

  test('sums a sphere told as a spline, which the engine is wrong about unless it integrates twice', () => {
    const sphere = listKitFaces(kit, new kit.BRepPrimAPI_MakeSphere(10).Shape())[0] as TopoDS_Face;
    const told = kit.GeomConvert.SurfaceToBSplineSurface(kit.BRep_Tool.Surface(sphere));
    const made = handOver(kit, oc, new kit.BRepBuilderAPI_MakeFace(told, 1e-6).Face());
    expect(measureSheet(oc, oc.listFaces(made)).areaMm2 / (400 * Math.PI)).toBeCloseTo(1, 8);
  });
});
