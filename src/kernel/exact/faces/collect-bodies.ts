import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { Matrix } from '../../basics/box.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { ShapeMap } from './shape-map.ts';

/** Where one instance of a body stands. */
export interface Placement {
  /** The body as placed; deleted with the bodies. */
  readonly shape: TopoDS_Shape;
  /** Null: it stands in its own frame. */
  readonly matrix: Matrix | null;
  /** Factor on lengths; 1 but for files that scale instances. */
  readonly scale: number;
}

/** A distinct solid (or a set of free faces) and its instances. */
export interface Body {
  /** The body in its own frame: of identical instances only this one is measured and meshed. */
  readonly shape: TopoDS_Shape;
  readonly placements: readonly Placement[];
}

/** The distinct solids of a shape, each with its instances, in file order. */
export function collectBodies(oc: ExactEngine, shape: TopoDS_Shape): Body[] {
  const bodies: { shape: TopoDS_Shape; placements: Placement[] }[] = [];
  const known = new ShapeMap<(typeof bodies)[number]>(oc);
  using home = new oc.TopLoc_Location();
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_SOLID);
  for (; explorer.More(); explorer.Next()) {
    const placed = explorer.Current();
    const own = placed.Located(home);
    let body = known.get(own);
    if (body === undefined) {
      body = { shape: own, placements: [] };
      known.set(own, body);
      bodies.push(body);
    } else own.delete();
    body.placements.push(placementOf(placed));
  }
  return bodies;
}

/** The body that a shape in its final place is, standing once. */
export function singleBody(shape: TopoDS_Shape): Body {
  return { shape, placements: [{ shape, matrix: null, scale: 1 }] };
}

function placementOf(shape: TopoDS_Shape): Placement {
  using location = shape.Location();
  if (location.IsIdentity()) return { shape, matrix: null, scale: 1 };
  using transformation = location.Transformation();
  const matrix = [1, 2, 3].flatMap((row) => [1, 2, 3, 4].map((column) => transformation.Value(row, column)));
  return { shape, matrix: matrix as unknown as Matrix, scale: Math.abs(transformation.ScaleFactor()) };
}

/** The faces of a shape that belong to no solid. */
export function countFreeFaces(oc: ExactEngine, shape: TopoDS_Shape): number {
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_FACE, oc.TopAbs_ShapeEnum.TopAbs_SOLID);
  let count = 0;
  for (; explorer.More(); explorer.Next()) count++;
  return count;
}

/** The faces of a shape, in the explorer's order; the caller deletes them. */
export function listFaces(oc: ExactEngine, shape: TopoDS_Shape): TopoDS_Face[] {
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_FACE);
  const faces: TopoDS_Face[] = [];
  for (; explorer.More(); explorer.Next()) {
    using current = explorer.Current();
    faces.push(oc.TopoDS.Face(current));
  }
  return faces;
}
