import type { Vector } from '#kernel/basics/vectors.ts';
import { boxAt, cut, cylinder, kit, type TopoDS_Shape, UP } from '#test/support/modelling-kit.ts';
import { fuse, writeStep } from './step-models.ts';

const ALONG_Y: Vector = [0, 1, 0];
const CENTRE = { x: 60, y: 40 };

/** A bearing housing of 120 × 80 × 60 mm: a base with four sunk screw holes, a bored boss with ribs, a flange bolt circle and an oil port. */
export function makeHousing(): Uint8Array {
  const { x, y } = CENTRE;
  let shape = roundEdges(boxAt([0, 0, 0], [120, 80, 14]), 12, ({ direction }) => direction === 'z');
  shape = roundEdges(shape, 3, ({ height, direction }) => direction === 'other' && Math.abs(height - 14) < 0.01);
  for (const side of [-1, 1] as const) shape = fuse(shape, makeRib(side));
  shape = fuse(shape, cylinder([x, y, 0], UP, 30, 60));
  shape = fuse(shape, cylinder([x, y - 38, 32], ALONG_Y, 11, 40));
  shape = roundEdges(shape, 2, ({ height, direction }) => direction === 'other' && Math.abs(height - 60) < 0.01);
  shape = cut(shape, cylinder([x, y, 0], UP, 15, 60));
  shape = cut(shape, cylinder([x, y, 38], UP, 20, 22));
  shape = cut(shape, cylinder([x, y - 38, 32], ALONG_Y, 6, 38));
  for (const [holeX, holeY] of [
    [14, 14],
    [106, 14],
    [14, 66],
    [106, 66],
  ] as const) {
    shape = cut(shape, cylinder([holeX, holeY, 0], UP, 4.5, 14));
    shape = cut(shape, cylinder([holeX, holeY, 9], UP, 8, 5));
  }
  for (let bolt = 0; bolt < 6; bolt++) {
    const angle = (bolt * Math.PI) / 3;
    shape = cut(shape, cylinder([x + 25 * Math.cos(angle), y + 25 * Math.sin(angle), 44], UP, 2.1, 16));
  }
  return writeStep(shape, 'MM');
}

/** A gusset on the base that climbs towards the boss, on the left (-1) or on the right. */
function makeRib(side: -1 | 1): TopoDS_Shape {
  const { x, y } = CENTRE;
  const [start, slope] = side < 0 ? [10, -0.72] : [x, 0.72];
  const foot: Vector = [side < 0 ? 14 : 106, y, 14];
  const above = new kit.gp_Trsf();
  above.SetRotation(new kit.gp_Ax1(new kit.gp_Pnt(...foot), new kit.gp_Dir(...ALONG_Y)), slope);
  const tool = boxAt([foot[0] - 100, y - 20, 14], [200, 40, 100]).Located(new kit.TopLoc_Location(above), false);
  return cut(boxAt([start, y - 5, 10], [50, 10, 40]), tool);
}

interface EdgeFacts {
  /** Of its middle, mm. */
  readonly height: number;
  readonly direction: 'z' | 'other';
}

function roundEdges(shape: TopoDS_Shape, radius: number, isWanted: (edge: EdgeFacts) => boolean): TopoDS_Shape {
  const fillet = new kit.BRepFilletAPI_MakeFillet(shape);
  const seen = new Set<number>();
  for (const explorer = new kit.TopExp_Explorer(shape, kit.TopAbs_ShapeEnum.TopAbs_EDGE); explorer.More(); explorer.Next()) {
    const edge = kit.TopoDS.Edge(explorer.Current());
    const hash = kit.ReplicadShapeHasher.HashCode(edge, 2 ** 31 - 1);
    if (seen.has(hash)) continue;
    seen.add(hash);
    const curve = new kit.BRepAdaptor_Curve(edge);
    const first = curve.FirstParameter();
    const last = curve.LastParameter();
    const [start, middle, end] = [first, (first + last) / 2, last].map((at) => curve.Value(at));
    if (start === undefined || middle === undefined || end === undefined) continue;
    const isVertical = Math.hypot(start.X() - end.X(), start.Y() - end.Y()) < 1e-6 && Math.abs(start.Z() - end.Z()) > 1e-6;
    if (isWanted({ height: middle.Z(), direction: isVertical ? 'z' : 'other' })) fillet.Add(radius, edge);
  }
  return fillet.Shape();
}
