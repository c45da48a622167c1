import { expect, test } from 'vitest';
import { handOver, oc } from '#test/support/made-shapes.ts';
import {
  curveThrough,
  edgeOf,
  extrude,
  type Geom_BSplineCurve,
  kit,
  lineBetween,
  ORIGIN,
  revolve,
  sheetOf,
  shifted,
  type TopoDS_Face,
  type TopoDS_Shape,
  UP,
  wireOf,
} from '#test/support/modelling-kit.ts';
import type { Vector } from '../../basics/vectors.ts';
import { type BodyFigures, measureSheet, measureSolid } from './measure-body.ts';

const CHORDS = 100_000;

type Curve = Pick<Geom_BSplineCurve, 'FirstParameter' | 'LastParameter' | 'EvalD0'>;
type Truth = Pick<BodyFigures, 'areaMm2' | 'volumeMm3'>;

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
function wavy([x, y]: readonly [number, number] = [0, 0]) {
  const points = Array.from({ length: 40 }, (_, i): Vector => {
    const angle = (2 * Math.PI * i) / 40;
    const radius = 20 + 2 * Math.sin(5 * angle);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0];
  });
  return curveThrough(points, true);
}

/** What an extrusion of a closed curve has, whose chords' sides and whose base are so large. */
const truthOf = (mantleMm2: number, baseMm2: number, heightMm: number): Truth => ({
  areaMm2: mantleMm2 + 2 * baseMm2,
  volumeMm3: baseMm2 * heightMm,
});

function drilledSheet(curve: Geom_BSplineCurve): TopoDS_Face {
  const profile = new kit.BRepBuilderAPI_MakeFace(wireOf(edgeOf(curve)), false);
  const hole = new kit.gp_Circ(new kit.gp_Ax2(new kit.gp_Pnt(3, 2, 0), new kit.gp_Dir(0, 0, -1)), 4);
  profile.Add(wireOf(new kit.BRepBuilderAPI_MakeEdge(hole).Edge()));
  return profile.Face();
}

function expectSolid(made: TopoDS_Shape, truth: Truth): void {
  const shape = handOver(made);
  const { areaMm2, volumeMm3, closed } = measureSolid(oc, shape, oc.listFaces(shape));
  expect(closed).toBe(true);
  expect(Math.abs(areaMm2 / truth.areaMm2 - 1)).toBeLessThan(1e-7);
  expect(Math.abs(volumeMm3 / truth.volumeMm3 - 1)).toBeLessThan(1e-7);
}

const [curve, away] = [wavy(), wavy([700, -300])];
const [base, around] = [sumChords(curve, enclosed), sumChords(curve, chordLength)];
const outline = new kit.gp_Elips(new kit.gp_Ax2(new kit.gp_Pnt(0, 0, 0), new kit.gp_Dir(...UP)), 30, 4);
const ellipse = new kit.BRepBuilderAPI_MakeEdge(outline).Edge();
/** A leaning side is as high as its chords are far from the direction: |chord × direction|. */
const leaning = ([ax, ay]: Vector, [bx, by]: Vector) => Math.hypot((by - ay) * 30, (bx - ax) * 30, (bx - ax) * 8 - (by - ay) * 20);

test.each([
  ['spline', sheetOf(edgeOf(curve)), [0, 0, 30], truthOf(around * 30, base, 30)],
  ['spline far away', sheetOf(edgeOf(away)), [0, 0, 30], truthOf(sumChords(away, chordLength) * 30, sumChords(away, enclosed), 30)],
  ['spline next to a cylinder and planes', drilledSheet(curve), [0, 0, 30], truthOf((around + 8 * Math.PI) * 30, base - 16 * Math.PI, 30)],
  ['ellipse', sheetOf(ellipse), [0, 0, 10], truthOf(sumChords(new kit.BRepAdaptor_Curve(ellipse), chordLength) * 10, Math.PI * 120, 10)],
  ['spline that leans', sheetOf(edgeOf(curve)), [20, 8, 30], truthOf(sumChords(curve, leaning), base, 30)],
] as const)('sums an extruded %s to 1e-7', (_what, sheet, along, truth) => {
  expectSolid(extrude(sheet, along), truth);
});

test('sums a revolved spline, whole and in part, off the origin', () => {
  const points = Array.from({ length: 30 }, (_, i): Vector => [15 + 4 * Math.sin(0.9 * i), 0, 2 * i]);
  const curve = curveThrough(points, false);
  const [first, last, top] = [points[0] as Vector, points[29] as Vector, [0, 0, 58] as const];
  const profile = sheetOf(edgeOf(curve), lineBetween(last, top), lineBetween(top, ORIGIN), lineBetween(ORIGIN, first));
  const ends = (first[0] ** 2 + last[0] ** 2) / 2;
  const mantle = sumChords(curve, (a, b) => ((a[0] + b[0]) / 2) * chordLength(a, b));
  const content = sumChords(curve, (a, b) => ((b[2] - a[2]) * (a[0] ** 2 + a[0] * b[0] + b[0] ** 2)) / 6);
  const cut = 2 * sumChords(curve, (a, b) => ((a[0] + b[0]) / 2) * (b[2] - a[2]));
  for (const angle of [2 * Math.PI, 2.2]) {
    const turned = revolve(profile, angle).Located(shifted([100, 50, -70]), false);
    expectSolid(turned, { areaMm2: angle * (mantle + ends) + (angle < 6 ? cut : 0), volumeMm3: angle * content });
  }
});

test('sums an offset surface: a parallel curve is longer by a full circle', () => {
  const offset = new kit.BRepOffsetAPI_MakeOffsetShape();
  offset.PerformBySimple(extrude(edgeOf(curve), [0, 0, 30]), 1);
  const difference = measureSheet(oc, oc.listFaces(handOver(offset.Shape()))).areaMm2 / 30 - around;
  expect(Math.abs(difference) / (2 * Math.PI)).toBeCloseTo(1, 5);
});
