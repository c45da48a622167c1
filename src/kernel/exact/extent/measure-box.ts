import type { TopoDS_Face } from 'replicad-opencascadejs';
import { type Box, diagonalOf, emptyBox, isWithin, joinBox, joinBoxes, moveBox, readBox } from '../../basics/box.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import type { Body, Placement } from '../faces/collect-bodies.ts';
import type { MeshableBody } from '../faces/spell-extrusions.ts';
import type { BodyMesh } from '../mesh/mesh-body.ts';
import { type FacePatch, facePatch } from './face-patch.ts';
import { type MeshedFace, type ReachableFace, reachableFace } from './reach-face.ts';

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
    const own = joinBoxes(boundedFaces[i]?.bounds ?? []);
    for (const { matrix } of body.placements) joinBox(box, moveBox(own, matrix));
  }
  return box;
}

/** What the box is measured from. */
export interface BoxParts {
  readonly bodies: readonly Body[];
  readonly bounded: readonly BoundedFaces[];
  /** What the meshes were made of. */
  readonly meshable: readonly MeshableBody[];
  readonly meshes: readonly BodyMesh[];
  /** The box of points known to lie on the faces: the mesh. */
  readonly reached: Readonly<Box>;
  readonly deflectionMm: number;
}

interface CurvedFace extends MeshedFace {
  /** Cheap bounds of the face where it is placed. */
  readonly bound: Box;
  readonly placement: Placement;
}

/**
 * The tight box of all faces, loose edges left out. Only a face whose cheap bounds come up to the mesh can decide the box,
 * and only those few are asked for how far they reach exactly.
 */
export function measureBox(oc: ExactEngine, { bodies, bounded, meshable, meshes, reached, deflectionMm }: BoxParts): Box {
  const box = emptyBox();
  const slack = diagonalOf(reached) * SLACK_RATIO;
  const curved: CurvedFace[] = [];
  for (const [i, body] of bodies.entries()) {
    const { faces, bounds } = bounded[i] as BoundedFaces;
    const mesh = meshes[i] as BodyMesh;
    const plain = new Map<TopoDS_Face, boolean>();
    for (const placement of body.placements) {
      for (const [n, face] of faces.entries()) {
        const bound = moveBox(bounds[n] as Box, placement.matrix);
        if (isWithin(bound, reached, -slack) || isWithin(bound, box, slack)) continue;
        if (!plain.has(face)) plain.set(face, isPlain(oc, face));
        const patch = plain.get(face) ? null : patchOf(mesh, n);
        if (patch === null) joinBox(box, boundPlaced(oc, face, placement));
        else
          curved.push({
            face,
            meshed: meshable[i]?.faces[n] as TopoDS_Face,
            bound: boundTightly(oc, face, placement) ?? bound,
            placement,
            patch,
          });
      }
    }
  }
  // Curved faces are slow to bound, and many only touch what a plane or a cylinder already reaches.
  for (const face of curved) widenToReach(oc, box, face, slack, deflectionMm);
  return box;
}

function patchOf({ positions, indices, spans }: BodyMesh, face: number): FacePatch | null {
  const span = spans[face] ?? null;
  return span === null ? null : facePatch(positions, indices.subarray(span[0], span[0] + span[1]));
}

/** Whether exact bounds of the face follow from its edges or a formula. */
function isPlain(oc: ExactEngine, face: TopoDS_Face): boolean {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  const type = surface.GetType();
  const { GeomAbs_Plane, GeomAbs_Cylinder, GeomAbs_Cone } = oc.GeomAbs_SurfaceType;
  return type === GeomAbs_Plane || type === GeomAbs_Cylinder || type === GeomAbs_Cone;
}

/** Bounds of a spline by its control points alone, without the tolerance that cheap bounds add; null for any other surface. */
function boundTightly(oc: ExactEngine, face: TopoDS_Face, { matrix }: Placement): Box | null {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  if (surface.GetType() !== oc.GeomAbs_SurfaceType.GeomAbs_BSplineSurface) return null;
  using box = new oc.Bnd_Box();
  oc.BRepBndLib.Add(face, box, false);
  box.SetGap(0);
  return moveBox(readBox(box), matrix);
}

/** Widens those sides of the box beyond which a curved face may reach. */
function widenToReach(oc: ExactEngine, box: Box, face: CurvedFace, slack: number, deflectionMm: number): void {
  const { bound, placement, patch } = face;
  let reachable: ReachableFace | undefined;
  for (let axis = 0; axis < 3; axis++) {
    const [x, y, z, shift] = (placement.matrix ?? IDENTITY).slice(axis * 4, axis * 4 + 4) as [number, number, number, number];
    for (const [side, sign] of [[axis, -1] as const, [axis + 3, 1] as const]) {
      const known = sign * (box[side] as number);
      const most = sign * (bound[side] as number);
      if (most <= known + slack) continue;
      const direction = [sign * x, sign * y, sign * z] as const;
      let reached = patch.highest(direction) + sign * shift;
      // Where the mesh comes up to the cheap bound, the surface has no room above it.
      if (reached < most - slack) {
        reachable ??= reachableFace(oc, face, deflectionMm);
        reached = reachable.reach(direction, known - sign * shift) + sign * shift;
      }
      box[side] = sign * Math.max(known, reached);
    }
  }
  reachable?.delete();
}

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

function boundPlaced(oc: ExactEngine, face: TopoDS_Face, { matrix }: Placement): Box {
  if (matrix === null) return boundExactly(oc, face);
  using transformation = new oc.gp_Trsf();
  transformation.SetValues(...matrix);
  using location = new oc.TopLoc_Location(transformation);
  using placed = face.Moved(location, false);
  using placedFace = oc.TopoDS.Face(placed);
  return boundExactly(oc, placedFace);
}

function boundExactly(oc: ExactEngine, face: TopoDS_Face): Box {
  using box = new oc.Bnd_Box();
  oc.BRepBndLib.AddOptimal(face, box, false, false);
  if (!box.IsVoid()) box.SetGap(0);
  return readBox(box);
}
