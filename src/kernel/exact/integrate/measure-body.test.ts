import { expect, test } from 'vitest';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { curveThrough, handOver, startKit, type TopoDS_Shape, type TopoDS_Wire } from '#test/support/modelling-kit.ts';
import type { Vector } from '../../basics/vectors.ts';
import { measureSheet, measureSolid } from './measure-body.ts';

const [oc, kit] = await Promise.all([nodeEngine().start(), startKit()]);
const CHORDS = 100_000;

const point = ([x, y, z]: Vector) => new kit.gp_Pnt(x, y, z);

type Curve = ReturnType<typeof curveThrough>;

/** Summed over points so near to each other that chords do for the curve. */
function sumChords(curve: Curve, sum: (a: Vector, b: Vector) => number): number {
  const [from, to] = [curve.FirstParameter(), curve.LastParameter()];
  const points = Array.from({ length: CHORDS + 1 }, (_, i): Vector => {
    using at = curve.EvalD0(from + ((to - from) * i) / CHORDS);
    return [at.X(), at.Y(), at.Z()];
  });
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
  return curveThrough(kit, points, true);
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

test.each([
  [0, 0],
  [700, -300],
])('sums an extruded spline to 1e-7 about %d, %d', (x, y) => {
  const curve = wavy([x, y]);
  const [length, base] = [sumChords(curve, chordLength), sumChords(curve, enclosed)];
  const truth = { areaMm2: length * 30 + 2 * base, volumeMm3: base * 30 };
  expect(errorOf(extrude(sheetOf(wireOf(edgeOf(curve))), [0, 0, 30]), truth)).toBeLessThan(1e-7);
});

test('sums an extruded spline next to a cylinder and planes', () => {
  const curve = wavy();
  const profile = new kit.BRepBuilderAPI_MakeFace(wireOf(edgeOf(curve)), false);
  const hole = new kit.gp_Circ(new kit.gp_Ax2(point([3, 2, 0]), new kit.gp_Dir(0, 0, -1)), 4);
  profile.Add(wireOf(new kit.BRepBuilderAPI_MakeEdge(hole).Edge()));
  const base = sumChords(curve, enclosed) - 16 * Math.PI;
  const truth = { areaMm2: (sumChords(curve, chordLength) + 8 * Math.PI) * 30 + 2 * base, volumeMm3: base * 30 };
  expect(errorOf(extrude(profile.Face(), [0, 0, 30]), truth)).toBeLessThan(1e-7);
});

test('sums an extruded spline that leans', () => {
  const curve = wavy();
  // A leaning side is as high as its chords are far from the direction: |chord × direction|.
  const lean = (a: Vector, b: Vector) => {
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    return Math.hypot(dy * 30, dx * 30, dx * 8 - dy * 20);
  };
  const base = sumChords(curve, enclosed);
  const truth = { areaMm2: sumChords(curve, lean) + 2 * base, volumeMm3: base * 30 };
  expect(errorOf(extrude(sheetOf(wireOf(edgeOf(curve))), [20, 8, 30]), truth)).toBeLessThan(1e-7);
});

test('sums an extruded ellipse', () => {
  const ellipse = new kit.gp_Elips(new kit.gp_Ax2(point([0, 0, 0]), new kit.gp_Dir(0, 0, 1)), 30, 4);
  const at = (i: number): Vector => [30 * Math.cos((2 * Math.PI * i) / CHORDS), 4 * Math.sin((2 * Math.PI * i) / CHORDS), 0];
  const length = Array.from({ length: CHORDS }, (_, i) => chordLength(at(i), at(i + 1))).reduce((a, b) => a + b, 0);
  const cylinder = extrude(sheetOf(wireOf(new kit.BRepBuilderAPI_MakeEdge(ellipse).Edge())), [0, 0, 10]);
  expect(errorOf(cylinder, { areaMm2: length * 10 + 2 * Math.PI * 120, volumeMm3: Math.PI * 1200 })).toBeLessThan(1e-7);
});

test('sums a revolved spline, whole and in part, off the origin', () => {
  const points = Array.from({ length: 30 }, (_, i): Vector => [15 + 4 * Math.sin(0.9 * i), 0, 2 * i]);
  const curve = curveThrough(kit, points, false);
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

test('sums an offset surface: a parallel curve is longer by a full circle', () => {
  const curve = wavy();
  const offset = new kit.BRepOffsetAPI_MakeOffsetShape();
  offset.PerformBySimple(extrude(edgeOf(curve), [0, 0, 30]), 1);
  const faces = oc.listFaces(handOver(kit, oc, offset.Shape()));
  const difference = measureSheet(oc, faces).areaMm2 / 30 - sumChords(curve, chordLength);
  expect(Math.abs(difference) / (2 * Math.PI)).toBeCloseTo(1, 5);
});
