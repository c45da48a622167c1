import type { Bnd_Box, TopLoc_Location, TopoDS_Face } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';
import { type Box, diagonalOf, emptyBox, isWithin, joinBox, moveBox } from './box.ts';
import type { Body } from './collect-bodies.ts';

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
  for (const [i, body] of bodies.entries()) {
    const { faces, bounds } = boundedFaces[i] as BoundedFaces;
    for (const { shape, matrix } of body.placements) {
      using location = shape.Location();
      for (const [n, face] of faces.entries()) {
        const bound = moveBox(bounds[n] as Box, matrix);
        if (isWithin(bound, reached, -slack) || isWithin(bound, box, slack)) continue;
        joinBox(box, boundExactly(oc, face, matrix === null ? null : location));
      }
    }
  }
  return box;
}

function boundExactly(oc: ExactEngine, face: TopoDS_Face, location: TopLoc_Location | null): Box {
  using box = new oc.Bnd_Box();
  if (location === null) oc.BRepBndLib.AddOptimal(face, box, false, false);
  else {
    using placed = face.Moved(location, false);
    oc.BRepBndLib.AddOptimal(placed, box, false, false);
  }
  if (!box.IsVoid()) box.SetGap(0);
  return readBox(box);
}

function readBox(box: Bnd_Box): Box {
  if (box.IsVoid()) return emptyBox();
  return [box.GetXMin(), box.GetYMin(), box.GetZMin(), box.GetXMax(), box.GetYMax(), box.GetZMax()];
}
