import { add, dot, lengthOf, subtract, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/engine.ts';
import { type Face, type Shape, SIDE, SURFACE } from '../../occt/words.ts';
import { traceEdges } from './integrate-edges.ts';
import { type FaceShare, integrateFace } from './integrate-face.ts';
import { doubtIntegral } from './integrate-pieces.ts';

/** Exact figures of one body in its own frame. */
export interface BodyFigures {
  readonly volumeMm3: number;
  readonly areaMm2: number;
  /** In the order of the faces. */
  readonly faceAreasMm2: readonly number[];
  readonly closed: boolean;
}

/**
 * Relative errors asked of the adaptive integration over each face. From 1e-3 on the engine leaves out its second,
 * checking integration, which halves the time. On cylinders, cones, spheres and tori that costs at most 3e-7 of the
 * whole, on splines up to 8e-3 of the face. The plain overloads are up to 1.3 % off on threads.
 */
const CHECKED = 1e-5;
const UNCHECKED = 1e-3;
/** Splines from this share of the area on are integrated with a check, those of few poles, where it costs little, from the next one on. */
const LARGE_SHARE = 0.25;
const NOTABLE_SHARE = 0.02;
const FEW_POLES = 64;
/** Smaller ones also, the most doubtful first, until the doubts that are left make up this share of the area. */
const MOST_DOUBT = 1e-6;
/** So small a face is never doubted: its doubt is at most a hundredth. */
const SMALL_SHARE = 1e-4;

/**
 * Volume and area of a solid, integrated over its exact surfaces (divergence theorem): of each face both at once. The engine's Gauss
 * points know nothing of the knots of extruded, revolved and offset curves, which made volumes up to 3 times too large, and are too few
 * for revolved lines: those faces are integrated here. `roughAreasMm2`, such as the mesh's, tell which splines are worth a check.
 */
export function measureSolid(oc: ExactEngine, solid: Shape, faces: readonly Face[], roughAreasMm2?: RoughAreas): BodyFigures {
  const shares = integrateFaces(oc, faces, centreOf(oc, solid), roughAreasMm2);
  const volumeMm3 = Math.abs(shares.reduce((sum, share) => sum + share.volumeMm3, 0));
  return { volumeMm3, ...sumAreas(shares), closed: oc.isClosed(solid) };
}

/** The area of one face, mm². */
export function measureFace(oc: ExactEngine, face: Face): number {
  return measureSheet(oc, [face]).areaMm2;
}

/** The figures of faces that bound no body. */
export function measureSheet(oc: ExactEngine, faces: readonly Face[], roughAreasMm2?: RoughAreas): BodyFigures {
  return { volumeMm3: 0, ...sumAreas(integrateFaces(oc, faces, ORIGIN, roughAreasMm2)), closed: false };
}

function sumAreas(shares: readonly FaceShare[]): Pick<BodyFigures, 'areaMm2' | 'faceAreasMm2'> {
  const faceAreasMm2 = shares.map(({ areaMm2 }) => areaMm2);
  return { areaMm2: faceAreasMm2.reduce((sum, area) => sum + area, 0), faceAreasMm2 };
}

/** Areas of faces in their order, nearly; 0 where nothing is known. */
type RoughAreas = ArrayLike<number>;

const ORIGIN: Vector = [0, 0, 0];

/** The mean of all corners of a solid, from where gaps between its faces matter least. */
function centreOf(oc: ExactEngine, solid: Shape): Vector {
  const { sum, count } = oc.sumCorners(solid);
  return count === 0 ? ORIGIN : add(ORIGIN, sum, 1 / count);
}

/** What each face adds to a body's figures, seen from `centre`. */
function integrateFaces(oc: ExactEngine, faces: readonly Face[], centre: Vector, roughAreasMm2: RoughAreas = []): FaceShare[] {
  const known = new Map<Face, FaceShare>();
  const freeForm: Face[] = [];
  for (const face of faces) {
    const share = integratePlain(oc, face, centre);
    if (share === null) freeForm.push(face);
    else known.set(face, share);
  }
  const plainMm2 = [...known.values()].reduce((sum, { areaMm2 }) => sum + areaMm2, 0);
  const rough = new Map(faces.map((face, n) => [face, roughAreasMm2[n] ?? 0]));
  const roughOf = new Map(freeForm.map((face) => [face, rough.get(face) || oc.shareOf(face, centre, UNCHECKED).areaMm2]));
  const { doubtful, sound } = sortSplines(oc, roughOf, plainMm2);
  for (const face of sound) known.set(face, oc.shareOf(face, centre, UNCHECKED));
  for (const face of doubtful) known.set(face, oc.shareOf(face, centre, CHECKED));
  return faces.map((face) => {
    const share = known.get(face) as FaceShare;
    return BOUNDING.includes(oc.sideOf(face)) ? share : { ...share, volumeMm3: 0 };
  });
}

/** Faces that lie within their body bound nothing. */
const BOUNDING: readonly number[] = [SIDE.forward, SIDE.reversed];
const ELEMENTARY: readonly number[] = [SURFACE.cylinder, SURFACE.cone, SURFACE.sphere, SURFACE.torus];
const SPLINES: readonly number[] = [SURFACE.spline, SURFACE.bezier];

/** Splines of so few poles across take the engine's two passes half as long again as our own rules, which look at the knots as well. */
const NARROW_POLES = 3;

function isNarrow(oc: ExactEngine, face: Face): boolean {
  return SPLINES.includes(oc.surfaceOf(face)) && Math.min(...oc.countPoles(face)) <= NARROW_POLES;
}

/** What a face adds, by another way than it was first integrated by, where that is not known to be wrong. `onRow` is called now and then. */
export function integrateAgain(oc: ExactEngine, face: Face, centre: Vector, onRow: () => void): FaceShare {
  return isNarrow(oc, face) ? oc.shareOf(face, centre, CHECKED) : integrateFace(oc, face, centre, onRow);
}

/** What a face of any other surface than a wide spline adds. */
function integratePlain(oc: ExactEngine, face: Face, centre: Vector): FaceShare | null {
  const kind = oc.surfaceOf(face);
  if (isNarrow(oc, face)) return integrateFace(oc, face, centre);
  if (SPLINES.includes(kind)) return null;
  if (ELEMENTARY.includes(kind)) return oc.shareOf(face, centre, UNCHECKED);
  if (kind !== SURFACE.plane) return integrateFace(oc, face, centre);
  const plane = oc.followPlane(face);
  if (plane === null) return oc.shareOf(face, centre, CHECKED);
  return { areaMm2: lengthOf(plane.area), volumeMm3: dot(subtract(plane.corner, centre), plane.area) / 3 };
}

/** Tells the spline surfaces whose unchecked area must not be believed from the others, by their rough areas; `otherMm2` is that of other faces. */
function sortSplines(oc: ExactEngine, roughOf: ReadonlyMap<Face, number>, otherMm2: number) {
  const areaMm2 = [...roughOf.values()].reduce((sum, area) => sum + area, otherMm2);
  const doubted = [...roughOf].map(([face, rough]) => {
    const share = rough / areaMm2;
    const isLarge = share > LARGE_SHARE || (share > NOTABLE_SHARE && countPoles(oc, face) <= FEW_POLES);
    if (isLarge) return { face, doubtMm2: Infinity };
    return { face, doubtMm2: share < SMALL_SHARE ? 0 : doubtArea(oc, face) };
  });
  doubted.sort((a, b) => a.doubtMm2 - b.doubtMm2);
  const sound: Face[] = [];
  const doubtful: Face[] = [];
  let sum = 0;
  for (const { face, doubtMm2 } of doubted) {
    sum += doubtMm2;
    (sum > MOST_DOUBT * areaMm2 ? doubtful : sound).push(face);
  }
  return { sound, doubtful };
}

function countPoles(oc: ExactEngine, face: Face): number {
  const [alongU, alongV] = oc.countPoles(face);
  return alongU * alongV;
}

/**
 * How far off the engine's unchecked area of a spline surface may be, mm², to the order of magnitude: it takes
 * few points along each edge, whatever the surface does there, unless the edge has knots. So the area along such edges is
 * told by two rules, with the middle of u for each row. Where that tells a doubt, the engine was off by 0.5 to 35 times as much;
 * some small faces of high degree are 1e-3 off without any, which is 1e-6 of their part.
 */
function doubtArea(oc: ExactEngine, face: Face): number {
  const [, vPoles] = oc.countPoles(face);
  if (vPoles === 2) return 0;
  const { uMin } = oc.trimmedRangeOf(face);
  let doubt = 0;
  for (const { from, to, knots, at } of traceEdges(oc, face)) {
    if (knots.length > 2) continue;
    const isAcross = at(from).dv === 0 && at((from + to) / 2).dv === 0;
    if (isAcross) continue;
    const integrand = (parameter: number): number => {
      const { u, v, dv } = at(parameter);
      return u === uMin ? 0 : lengthOf(oc.normalAt(face, (u + uMin) / 2, v).normal) * (u - uMin) * dv;
    };
    doubt += doubtIntegral(integrand, from, to);
  }
  return doubt;
}
