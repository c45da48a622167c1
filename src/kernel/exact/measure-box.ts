import type { Bnd_Box, TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import { boundTorus } from './bound-torus.ts';
import { type Box, diagonalOf, emptyBox, isWithin, joinBox, moveBox } from './box.ts';
import type { Body, Placement } from './collect-bodies.ts';

/** The mesh's corners are rounded to single precision. */
const SLACK_RATIO = 1e-6;

/** A body's faces with a box around each that is surely large enough. */
export interface BoundedFaces {
  readonly faces: readonly TopoDS_Face[];
  readonly bounds: readonly Box[];
}

/** Cheap bounds, from control points and parameter ranges, of each face in the body's own frame. */
export function boundFaces(oc: ExactEngine, faces: readonly TopoDS_Face[]): BoundedFaces {
  const bounds = faces.map((face) => {
    using box = new oc.Bnd_Box();
    oc.BRepBndLib.Add(face, box, false);
    return readBox(box);
  });
  return { faces, bounds };
}

/** The union of cheap bounds over all instances. */
export function joinBounds(bodies: readonly Body[], boundedFaces: readonly BoundedFaces[]): Box {
  const box = emptyBox();
  for (const [i, body] of bodies.entries()) {
    const own = emptyBox();
    for (const bound of boundedFaces[i]?.bounds ?? []) joinBox(own, bound);
    for (const { matrix } of body.placements) joinBox(box, moveBox(own, matrix));
  }
  return box;
}

/**
 * The tight box of all faces, loose edges left out. `reached` is the box of points known to lie on the faces (the mesh):
 * only a face whose cheap bounds come up to it can decide the box, and only those few pay for the exact bounds.
 */
export function measureBox(oc: ExactEngine, bodies: readonly Body[], boundedFaces: readonly BoundedFaces[], reached: Readonly<Box>): Box {
  const box = emptyBox();
  const slack = diagonalOf(reached) * SLACK_RATIO;
  const curved: { face: TopoDS_Face; bound: Box; placement: Placement }[] = [];
  for (const [i, body] of bodies.entries()) {
    const { faces, bounds } = boundedFaces[i] as BoundedFaces;
    const plain = new Map<TopoDS_Face, boolean>();
    for (const placement of body.placements) {
      for (const [n, face] of faces.entries()) {
        const bound = moveBox(bounds[n] as Box, placement.matrix);
        if (isWithin(bound, reached, -slack) || isWithin(bound, box, slack)) continue;
        if (!plain.has(face)) plain.set(face, isPlain(oc, face));
        if (plain.get(face)) widenBox(oc, box, face, placement, slack);
        else curved.push({ face, bound, placement });
      }
    }
  }
  // Exact bounds of curved faces are slow, and many only touch what a plane or a cylinder already reaches.
  for (const { face, bound, placement } of curved) {
    if (!isWithin(bound, box, slack)) widenBox(oc, box, face, placement, slack);
  }
  return box;
}

/** Whether exact bounds of the face follow from its edges or a formula. */
function isPlain(oc: ExactEngine, face: TopoDS_Face): boolean {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  const type = surface.GetType();
  const { GeomAbs_Plane, GeomAbs_Cylinder, GeomAbs_Cone } = oc.GeomAbs_SurfaceType;
  return type === GeomAbs_Plane || type === GeomAbs_Cylinder || type === GeomAbs_Cone;
}

function widenBox(oc: ExactEngine, box: Box, face: TopoDS_Face, { shape, matrix }: Placement, slack: number): void {
  if (matrix === null) {
    if (!isTorusWithin(oc, face, box, slack)) joinBox(box, boundExactly(oc, face));
    return;
  }
  using location = shape.Location();
  using placed = face.Moved(location, false);
  using placedFace = oc.TopoDS.Face(placed);
  if (!isTorusWithin(oc, placedFace, box, slack)) joinBox(box, boundExactly(oc, placedFace));
}

function isTorusWithin(oc: ExactEngine, face: TopoDS_Face, box: Box, slack: number): boolean {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  if (surface.GetType() !== oc.GeomAbs_SurfaceType.GeomAbs_Torus) return false;
  const bound = boundTorus(oc, face);
  return bound !== null && isWithin(bound, box, slack);
}

function boundExactly(oc: ExactEngine, face: TopoDS_Face): Box {
  using box = new oc.Bnd_Box();
  oc.BRepBndLib.AddOptimal(face, box, false, false);
  if (!box.IsVoid()) box.SetGap(0);
  return readBox(box);
}

function readBox(box: Bnd_Box): Box {
  if (box.IsVoid()) return emptyBox();
  return [box.GetXMin(), box.GetYMin(), box.GetZMin(), box.GetXMax(), box.GetYMax(), box.GetZMax()];
}
