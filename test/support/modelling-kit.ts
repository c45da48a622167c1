import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import init, {
  type Geom_BSplineCurve,
  type Geom_Curve,
  type TopoDS_Face,
  type TopoDS_Shape,
  type TopoDS_Wire,
} from 'replicad-opencascadejs';
import type { Vector } from '#kernel/basics/vectors.ts';

export type { Geom_BSplineCurve, Geom_Curve, Geom2d_Line, TDF_Label, TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';

const wasmBinary = await readFile(fileURLToPath(import.meta.resolve('replicad-opencascadejs/wasm')));

/** Another build of Open CASCADE, with which tests and fixtures make shapes; what is measured is measured by the kernel's own. */
export const kit = await init({ wasmBinary, print() {}, printErr() {} });

export const ORIGIN: Vector = [0, 0, 0];
export const UP: Vector = [0, 0, 1];

export function boxAt(corner: Vector, size: Vector): TopoDS_Shape {
  return new kit.BRepPrimAPI_MakeBox(pointAt(corner), ...size).Shape();
}

export function cylinder(base: Vector, axis: Vector, radius: number, height: number): TopoDS_Shape {
  return new kit.BRepPrimAPI_MakeCylinder(new kit.gp_Ax2(pointAt(base), new kit.gp_Dir(...axis)), radius, height).Shape();
}

/** A ring about the origin. */
export function torus(radius: number, tube: number): TopoDS_Shape {
  return new kit.BRepPrimAPI_MakeTorus(radius, tube).Shape();
}

export function cut(from: TopoDS_Shape, tool: TopoDS_Shape): TopoDS_Shape {
  return new kit.BRepAlgoAPI_Cut(from, tool, new kit.Message_ProgressRange()).Shape();
}

export function edgeOf(curve: Geom_Curve) {
  return new kit.BRepBuilderAPI_MakeEdge(curve).Edge();
}

export function lineBetween(from: Vector, to: Vector) {
  return new kit.BRepBuilderAPI_MakeEdge(pointAt(from), pointAt(to)).Edge();
}

export function wireOf(...edges: readonly TopoDS_Shape[]): TopoDS_Wire {
  const maker = new kit.BRepBuilderAPI_MakeWire();
  for (const edge of edges) maker.Add(kit.TopoDS.Edge(edge));
  return maker.Wire();
}

/** The flat face within some edges. */
export function sheetOf(...edges: readonly TopoDS_Shape[]): TopoDS_Face {
  return new kit.BRepBuilderAPI_MakeFace(wireOf(...edges), false).Face();
}

export function extrude(shape: TopoDS_Shape, along: Vector): TopoDS_Shape {
  return new kit.BRepPrimAPI_MakePrism(shape, new kit.gp_Vec(...along), false, true).Shape();
}

/** What a shape sweeps about the z axis; all around where no angle is given. */
export function revolve(shape: TopoDS_Shape, angle?: number): TopoDS_Shape {
  const axis = new kit.gp_Ax1(pointAt(ORIGIN), new kit.gp_Dir(...UP));
  return (
    angle === undefined ? new kit.BRepPrimAPI_MakeRevol(shape, axis, false) : new kit.BRepPrimAPI_MakeRevol(shape, axis, angle, false)
  ).Shape();
}

/** The faces of a shape, in the explorer's order. */
export function listKitFaces(shape: TopoDS_Shape): TopoDS_Face[] {
  const faces: TopoDS_Face[] = [];
  const explorer = new kit.TopExp_Explorer(shape, kit.TopAbs_ShapeEnum.TopAbs_FACE);
  for (; explorer.More(); explorer.Next()) faces.push(kit.TopoDS.Face(explorer.Current()));
  return faces;
}

export function compound(...shapes: readonly TopoDS_Shape[]): TopoDS_Shape {
  const whole = new kit.TopoDS_Compound();
  const builder = new kit.TopoDS_Builder();
  builder.MakeCompound(whole);
  for (const shape of shapes) builder.Add(whole, shape);
  return whole;
}

/** Where something stands that is shifted by so much. */
export function shifted(shift: Vector) {
  const move = new kit.gp_Trsf();
  move.SetTranslation(new kit.gp_Vec(...shift));
  return new kit.TopLoc_Location(move);
}

/** A shape with its numbers changed: shifted by so much, and turned by an angle about an axis through the origin before. */
export function redrawn(shape: TopoDS_Shape, shift: Vector, axis: Vector = UP, angle = 0): TopoDS_Shape {
  const [turn, move] = [new kit.gp_Trsf(), new kit.gp_Trsf()];
  turn.SetRotation(new kit.gp_Ax1(pointAt(ORIGIN), new kit.gp_Dir(...axis)), angle);
  move.SetTranslation(new kit.gp_Vec(...shift));
  move.Multiply(turn);
  return new kit.BRepBuilderAPI_Transform(shape, move, true, false).Shape();
}

/** A spline between the knots 0, 1, 2 … of these multiplicities. */
export function splineCurve(poles: readonly Vector[], multiplicities: readonly number[], degree: number): Geom_BSplineCurve {
  return new kit.Geom_BSplineCurve(arrayOf(poles), ...knotsOf(multiplicities), degree, false);
}

/** The knots 0, 1, 2 … and their multiplicities. */
export function knotsOf(multiplicities: readonly number[]) {
  const knots = new kit.NCollection_Array1_double(1, multiplicities.length);
  const counts = new kit.NCollection_Array1_int(1, multiplicities.length);
  for (const [n, count] of multiplicities.entries()) {
    knots.SetValue(n + 1, n);
    counts.SetValue(n + 1, count);
  }
  return [knots, counts] as const;
}

/** A smooth curve through points, with a knot at each. */
export function curveThrough(points: readonly Vector[], closed: boolean): Geom_BSplineCurve {
  const interpolation = new kit.GeomAPI_Interpolate(new kit.NCollection_HArray1_gp_Pnt(arrayOf(points)), closed, 1e-7);
  interpolation.Perform();
  return interpolation.Curve();
}

function arrayOf(points: readonly Vector[]) {
  const array = new kit.NCollection_Array1_gp_Pnt(1, points.length);
  for (const [n, point] of points.entries()) array.SetValue(n + 1, pointAt(point));
  return array;
}

function pointAt(at: Vector) {
  return new kit.gp_Pnt(...at);
}
