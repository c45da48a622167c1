import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';

/** Where one instance of a body stands. */
export interface Placement {
  /** The body as placed; deleted with the bodies. */
  readonly shape: TopoDS_Shape;
  /** Row-major 3 × 4 matrix from the body's own frame; null: it stands in its own frame. */
  readonly matrix: readonly number[] | null;
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
  const byHash = new Map<number, (typeof bodies)[number][]>();
  using home = new oc.TopLoc_Location();
  using explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_SOLID);
  for (; explorer.More(); explorer.Next()) {
    const placed = explorer.Current();
    const own = placed.Located(home);
    const hash = oc.ReplicadShapeHasher.HashCode(own, 2 ** 31 - 1);
    const alike = byHash.get(hash) ?? [];
    byHash.set(hash, alike);
    const known = alike.find((body) => body.shape.IsSame(own));
    if (known === undefined) {
      const body = { shape: own, placements: [placementOf(placed)] };
      alike.push(body);
      bodies.push(body);
    } else {
      own.delete();
      known.placements.push(placementOf(placed));
    }
  }
  return bodies;
}

/** The body that a shape in its final place is, standing once. */
export function singleBody(shape: TopoDS_Shape): Body {
  return { shape, placements: [placementOf(shape)] };
}

function placementOf(shape: TopoDS_Shape): Placement {
  using location = shape.Location();
  if (location.IsIdentity()) return { shape, matrix: null, scale: 1 };
  using transformation = location.Transformation();
  const matrix = [1, 2, 3].flatMap((row) => [1, 2, 3, 4].map((column) => transformation.Value(row, column)));
  return { shape, matrix, scale: Math.abs(transformation.ScaleFactor()) };
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
