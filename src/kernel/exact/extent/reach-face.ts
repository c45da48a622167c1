import type { BRepAdaptor_Surface, TopoDS_Face } from 'replicad-opencascadejs';
import { dot, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { climb, takePoint, takeVector } from '../integrate/climb.ts';
import type { FacePatch } from './face-patch.ts';
import { reachableEdges } from './reach-edge.ts';
import { type FaceTrim, trimFace } from './trim-face.ts';

/** A face with its mesh. */
export interface MeshedFace {
  readonly face: TopoDS_Face;
  /** The face that the engine keeps the mesh with: the face itself or a copy. */
  readonly meshed: TopoDS_Face;
  readonly patch: FacePatch;
}

/** A curved face made ready for being asked how far it reaches. */
export interface ReachableFace {
  /** How far along `direction` (any length, in the body's frame) the face reaches, mm; `atLeast` is known to be reached by others. */
  readonly reach: (direction: Vector, atLeast: number) => number;
  readonly delete: () => void;
}

/** Crests are looked for where the mesh comes this many deflections near to its highest point, or to what others reach. */
const NEAR_DEFLECTIONS = 3;
const MOST_CRESTS = 12;

/**
 * Finds how far a curved face reaches from its mesh: along its edges, and from every crest of the mesh by Newton's method
 * on the exact surface, never leaving the face. A crest of the surface that is no crest of the mesh can't be higher by more than the deflection.
 */
export function reachableFace(oc: ExactEngine, { face, meshed, patch }: MeshedFace, deflectionMm: number): ReachableFace {
  const surface = new oc.BRepAdaptor_Surface(face, false);
  const edges = reachableEdges(oc, face);
  const ruled = isRuled(oc, surface);
  let trim: FaceTrim | undefined;
  return {
    reach: (direction, atLeast) => {
      const crests = patch.crests(direction);
      const rounding = patch.roundingMm * Math.hypot(...direction);
      const onMesh = Math.max(atLeast, (crests[0]?.height ?? atLeast) - rounding);
      const onEdges = edges.reduce((farthest, edge) => edge.reach(direction, farthest, 2 * rounding), onMesh);
      if (ruled) return onEdges;
      const near = NEAR_DEFLECTIONS * deflectionMm * Math.hypot(...direction);
      const high = crests.filter(({ height }) => height > onEdges - near).slice(0, MOST_CRESTS);
      if (high.length === 0) return onEdges;
      trim ??= trimFace(oc, face);
      return Math.max(onEdges, ...reachInside(oc, surface, meshed, trim, direction, high));
    },
    delete: () => {
      surface.delete();
      trim?.delete();
      for (const edge of edges) edge.delete();
    },
  };
}

/** Whether straight lines run through every point of the surface: up along such a line one comes to an edge. */
function isRuled(oc: ExactEngine, surface: BRepAdaptor_Surface): boolean {
  const { GeomAbs_SurfaceOfExtrusion, GeomAbs_BSplineSurface } = oc.GeomAbs_SurfaceType;
  const type = surface.GetType();
  if (type === GeomAbs_SurfaceOfExtrusion) return true;
  return type === GeomAbs_BSplineSurface && (surface.NbUPoles() === 2 || surface.NbVPoles() === 2);
}

/** The heights of the crests above some nodes of the mesh, within the face. */
function reachInside(
  oc: ExactEngine,
  surface: BRepAdaptor_Surface,
  meshed: TopoDS_Face,
  trim: FaceTrim,
  direction: Vector,
  high: readonly { readonly node: number }[],
): number[] {
  const { UMin, UMax, VMin, VMax } = oc.BRepTools.UVBounds(meshed);
  using location = meshed.Location();
  using triangulation = oc.BRep_Tool.Triangulation(meshed, location, 0);
  return high.map(({ node }) => {
    using start = triangulation.UVNode(node);
    const slope = (u: number, v: number) => slopeAt(surface, direction, u, v);
    const [, , height] = climb(slope, [start.X(), start.Y()], [UMin, VMin, UMax, VMax], trim.contains);
    return height;
  });
}

function slopeAt(surface: BRepAdaptor_Surface, direction: Vector, u: number, v: number) {
  const { Point, D1U, D1V, D2U, D2V, D2UV } = surface.EvalD2(u, v);
  const height = dot(direction, takePoint(Point));
  const [su, sv, uu, vv, uv] = [D1U, D1V, D2U, D2V, D2UV].map((vector) => dot(direction, takeVector(vector))) as Five;
  return { height, slope: [su, sv], bend: [uu, uv, vv] } as const;
}

type Five = [number, number, number, number, number];
