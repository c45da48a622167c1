import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, { type Geom_BSplineCurve, type OpenCascadeInstance, type TopoDS_Face, type TopoDS_Shape } from 'replicad-opencascadejs';
import type { Vector } from '#kernel/basics/vectors.ts';
import { measureShape } from '#kernel/exact/measure-shape.ts';
import type { ExactEngine } from '#kernel/occt/engine.ts';
import type { Shape } from '#kernel/occt/words.ts';

/** Another build of Open CASCADE, with which tests and fixtures make shapes; what is measured is measured by the kernel's own. */
export type ModellingKit = OpenCascadeInstance;

export type { Geom_BSplineCurve, Geom_Curve, Geom2d_Line, TopoDS_Face, TopoDS_Shape, TopoDS_Wire } from 'replicad-opencascadejs';

let started: Promise<ModellingKit> | undefined;

/** The kit of this process. */
export function startKit(): Promise<ModellingKit> {
  started ??= start();
  return started;
}

async function start(): Promise<ModellingKit> {
  const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('replicad-opencascadejs/wasm')));
  return init({ wasmBinary, print() {}, printErr() {} });
}

/** A shape of the kit's, handed over to the kernel's engine. Throws where that can't read it. */
export function handOver(kit: ModellingKit, oc: ExactEngine, shape: TopoDS_Shape): Shape {
  const read = oc.readBrep(kit.BRepToolsWrapper.Write(shape));
  if (read === null) throw new Error('The engine cannot read what the kit has made.');
  return read;
}

/** The faces of a shape of the kit's, in the explorer's order. */
export function listKitFaces(kit: ModellingKit, shape: TopoDS_Shape): TopoDS_Face[] {
  const faces: TopoDS_Face[] = [];
  const explorer = new kit.TopExp_Explorer(shape, kit.TopAbs_ShapeEnum.TopAbs_FACE);
  for (; explorer.More(); explorer.Next()) faces.push(kit.TopoDS.Face(explorer.Current()));
  return faces;
}

export function compound(kit: ModellingKit, ...shapes: readonly TopoDS_Shape[]): TopoDS_Shape {
  const whole = new kit.TopoDS_Compound();
  const builder = new kit.TopoDS_Builder();
  builder.MakeCompound(whole);
  for (const shape of shapes) builder.Add(whole, shape);
  return whole;
}

/** A shape with its numbers changed: shifted by so much, and turned by an angle about an axis through the origin before. */
export function redrawn(kit: ModellingKit, shape: TopoDS_Shape, shift: Vector, axis: Vector = [0, 0, 1], angle = 0): TopoDS_Shape {
  const [turn, move] = [new kit.gp_Trsf(), new kit.gp_Trsf()];
  turn.SetRotation(new kit.gp_Ax1(new kit.gp_Pnt(0, 0, 0), new kit.gp_Dir(...axis)), angle);
  move.SetTranslation(new kit.gp_Vec(...shift));
  move.Multiply(turn);
  return new kit.BRepBuilderAPI_Transform(shape, move, true, false).Shape();
}

/** What the kernel measures of a shape of the kit's. Throws where that is refused. */
export function measureMade(kit: ModellingKit, oc: ExactEngine, shape: TopoDS_Shape, solidsDeclared = 0) {
  const outcome = measureShape(oc, handOver(kit, oc, shape), { complete: true, solidsDeclared });
  if (outcome.outcome === 'refused') throw new Error(outcome.message);
  return outcome;
}

/** A spline between the knots 0, 1, 2 … of these multiplicities. */
export function splineCurve(
  kit: ModellingKit,
  poles: readonly Vector[],
  multiplicities: readonly number[],
  degree: number,
): Geom_BSplineCurve {
  const knots = new kit.NCollection_Array1_double(1, multiplicities.length);
  const counts = new kit.NCollection_Array1_int(1, multiplicities.length);
  for (const [n, count] of multiplicities.entries()) {
    knots.SetValue(n + 1, n);
    counts.SetValue(n + 1, count);
  }
  return new kit.Geom_BSplineCurve(arrayOf(kit, poles), knots, counts, degree, false);
}

/** A smooth curve through points, with a knot at each. */
export function curveThrough(kit: ModellingKit, points: readonly Vector[], closed: boolean): Geom_BSplineCurve {
  const through = new kit.NCollection_HArray1_gp_Pnt(arrayOf(kit, points));
  const interpolation = new kit.GeomAPI_Interpolate(through, closed, 1e-7);
  interpolation.Perform();
  return interpolation.Curve();
}

function arrayOf(kit: ModellingKit, points: readonly Vector[]) {
  const array = new kit.NCollection_Array1_gp_Pnt(1, points.length);
  for (const [n, point] of points.entries()) array.SetValue(n + 1, new kit.gp_Pnt(...point));
  return array;
}
