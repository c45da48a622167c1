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
 * Volume and area of a solid, integrated over its exact surfaces (divergence theorem). The engine's Gauss points know nothing of
 * the knots of extruded, revolved and offset curves, which made volumes up to 3 times too large, and are too few for revolved
 * lines: those faces are integrated here. `roughAreasMm2`, such as the mesh's, tell which splines are worth a check.
 */
export function measureSolid(oc: ExactEngine, solid: Shape, faces: readonly Face[], roughAreasMm2?: RoughAreas): BodyFigures {
  const sorted = sortFaces(oc, faces);
  const centre = sorted.swept.length === 0 ? ORIGIN : centreOf(oc, faces);
  const { checked, unchecked, areaMm2, faceAreasMm2, sweptVolumeMm3 } = sumFaces(oc, faces, sorted, centre, roughAreasMm2);
  const others = (some: readonly Face[]) => [...sorted.swept, ...some];
  let volumeMm3 = sweptVolumeMm3;
  if (faces.length === sorted.polygons.size) volumeMm3 = enclosePolygons([...sorted.polygons.values()]);
  else if (faces.length === checked.length) volumeMm3 = oc.volumeOf(solid, CHECKED);
  else if (faces.length === unchecked.length) volumeMm3 = oc.volumeOf(solid, UNCHECKED);
  else {
    if (unchecked.length > 0) volumeMm3 += integrateOver(oc, unchecked, others(checked), UNCHECKED);
    if (checked.length > 0) volumeMm3 += integrateOver(oc, checked, others(unchecked), CHECKED);
  }
  return { volumeMm3: Math.abs(volumeMm3), areaMm2, faceAreasMm2, closed: oc.isClosed(solid) };
}

/** The figures of faces that bound no body. */
export function measureSheet(oc: ExactEngine, faces: readonly Face[], roughAreasMm2?: RoughAreas): BodyFigures {
  const { areaMm2, faceAreasMm2 } = sumFaces(oc, faces, sortFaces(oc, faces), ORIGIN, roughAreasMm2);
  return { volumeMm3: 0, areaMm2, faceAreasMm2, closed: false };
}

/** Areas of faces in their order, nearly; 0 where nothing is known. */
type RoughAreas = ArrayLike<number>;

const ORIGIN: Vector = [0, 0, 0];

/** The mean of all corners of some faces, from which the engine measures their volume. */
function centreOf(oc: ExactEngine, faces: readonly Face[]): Vector {
  const { sum, count } = oc.sumCorners(oc.gather(faces));
  return count === 0 ? ORIGIN : add(ORIGIN, sum, 1 / count);
}

interface FaceSums {
  readonly areaMm2: number;
  readonly faceAreasMm2: readonly number[];
  /** The faces that the engine integrates with a check, and without. */
  readonly checked: readonly Face[];
  readonly unchecked: readonly Face[];
  /** What swept faces add to the volume. */
  readonly sweptVolumeMm3: number;
}

function sumFaces(
  oc: ExactEngine,
  faces: readonly Face[],
  { swept, elementary, polygons, splinePlanes, freeForm }: SortedFaces,
  centre: Vector,
  roughAreasMm2: RoughAreas = [],
): FaceSums {
  const areaOf = new Map<Face, number>();
  const sum = (some: readonly Face[], precision: number) =>
    some.reduce((total, face) => {
      const polygon = polygons.get(face);
      const area = polygon === undefined ? measureArea(oc, face, precision) : lengthOf(polygon.area);
      areaOf.set(face, area);
      return total + area;
    }, 0);
  const integrated = swept.map((face): FaceShare => {
    const share = integrateFace(oc, face, centre);
    areaOf.set(face, share.areaMm2);
    return share;
  });
  const sweptArea = integrated.reduce((total, { areaMm2 }) => total + areaMm2, 0);
  const plain = sweptArea + sum(elementary, UNCHECKED) + sum(splinePlanes, CHECKED);
  const rough = new Map(faces.map((face, n) => [face, roughAreasMm2[n] ?? 0]));
  const roughOf = new Map(freeForm.map((face) => [face, rough.get(face) || measureArea(oc, face, UNCHECKED)]));
  const { doubtful, sound } = sortSplines(oc, roughOf, plain);
  return {
    areaMm2: plain + sum(sound, UNCHECKED) + sum(doubtful, CHECKED),
    faceAreasMm2: faces.map((face) => areaOf.get(face) ?? 0),
    checked: [...splinePlanes, ...doubtful],
    unchecked: [...elementary, ...sound],
    sweptVolumeMm3: integrated.reduce((volume, { volumeMm3 }) => volume + volumeMm3, 0),
  };
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

/** Area of a face, mm². */
export function measureArea(oc: ExactEngine, face: Face, precision = CHECKED): number {
  return oc.areaOf(face, precision);
}

/**
 * What some faces add to a body's volume. The engine measures from the mean of a shape's vertices, which must be the
 * same for all parts of the sum: so the other faces come along, marked as internal, which it passes over.
 */
function integrateOver(oc: ExactEngine, counted: readonly Face[], others: readonly Face[], precision: number): number {
  return oc.volumeOf(oc.gather([...counted, ...others.map((face) => oc.oriented(face, SIDE.internal))]), precision);
}

/** A plane face that only lines bound: one of its corners, and its area times the direction it looks to, mm². */
interface Polygon {
  readonly corner: Vector;
  readonly area: Vector;
}

/** The volume, mm³, that polygons enclose: of cones from their midst, where gaps between them matter least. */
function enclosePolygons(polygons: readonly Polygon[]): number {
  const midst = polygons.reduce((sum, { corner }) => add(sum, corner, 1 / polygons.length), ORIGIN);
  return polygons.reduce((volume, { corner, area }) => volume + dot(subtract(corner, midst), area) / 3, 0);
}

interface SortedFaces {
  /** Extruded, revolved and offset ones. */
  readonly swept: readonly Face[];
  /** Faces of few numbers, planes with plain edges among them. */
  readonly elementary: readonly Face[];
  /** Those of them that are planes with straight edges. */
  readonly polygons: ReadonlyMap<Face, Polygon>;
  /** Planes with edges that are splines. */
  readonly splinePlanes: readonly Face[];
  readonly freeForm: readonly Face[];
}

const ELEMENTARY: readonly number[] = [SURFACE.cylinder, SURFACE.cone, SURFACE.sphere, SURFACE.torus];
const SPLINES: readonly number[] = [SURFACE.spline, SURFACE.bezier];

function sortFaces(oc: ExactEngine, faces: readonly Face[]): SortedFaces {
  const swept: Face[] = [];
  const elementary: Face[] = [];
  const splinePlanes: Face[] = [];
  const freeForm: Face[] = [];
  const polygons = new Map<Face, Polygon>();
  for (const face of faces) {
    const kind = oc.surfaceOf(face);
    if (kind === SURFACE.plane) {
      const { isPlain, polygon } = oc.followPlane(face);
      (isPlain ? elementary : splinePlanes).push(face);
      if (polygon !== null) polygons.set(face, polygon);
    } else if (ELEMENTARY.includes(kind)) elementary.push(face);
    else if (SPLINES.includes(kind)) freeForm.push(face);
    else swept.push(face);
  }
  return { swept, elementary, polygons, splinePlanes, freeForm };
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
