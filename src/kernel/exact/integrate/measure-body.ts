import type { TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import { lengthOf, type Vector } from '../../basics/vectors.ts';
import type { ExactEngine } from '../../occt/load-engines.ts';
import { takePoint } from './climb.ts';
import { boundFace } from './integrate-edges.ts';
import { type FaceShare, integrateFace } from './integrate-face.ts';
import { doubtIntegral } from './integrate-pieces.ts';
import { enclosePolygons, followPlane, type Polygon } from './integrate-plane.ts';

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
export function measureSolid(oc: ExactEngine, solid: TopoDS_Shape, faces: readonly TopoDS_Face[], roughAreasMm2?: RoughAreas): BodyFigures {
  const sorted = sortFaces(oc, faces);
  const centre = sorted.swept.length === 0 ? ORIGIN : centreOf(oc, faces);
  const { checked, unchecked, areaMm2, faceAreasMm2, sweptVolumeMm3 } = sumFaces(oc, faces, sorted, centre, roughAreasMm2);
  const others = (some: readonly TopoDS_Face[]) => [...sorted.swept, ...some];
  let volumeMm3 = sweptVolumeMm3;
  if (faces.length === sorted.polygons.size) volumeMm3 = enclosePolygons([...sorted.polygons.values()]);
  else if (faces.length === checked.length) volumeMm3 = integrateVolume(oc, solid, CHECKED);
  else if (faces.length === unchecked.length) volumeMm3 = integrateVolume(oc, solid, UNCHECKED);
  else {
    if (unchecked.length > 0) volumeMm3 += integrateOver(oc, unchecked, others(checked), UNCHECKED);
    if (checked.length > 0) volumeMm3 += integrateOver(oc, checked, others(unchecked), CHECKED);
  }
  return { volumeMm3: Math.abs(volumeMm3), areaMm2, faceAreasMm2, closed: isClosed(oc, solid) };
}

/** The figures of faces that bound no body. */
export function measureSheet(oc: ExactEngine, faces: readonly TopoDS_Face[], roughAreasMm2?: RoughAreas): BodyFigures {
  const { areaMm2, faceAreasMm2 } = sumFaces(oc, faces, sortFaces(oc, faces), ORIGIN, roughAreasMm2);
  return { volumeMm3: 0, areaMm2, faceAreasMm2, closed: false };
}

/** Areas of faces in their order, nearly; 0 where nothing is known. */
type RoughAreas = ArrayLike<number>;

const ORIGIN: Vector = [0, 0, 0];

/** The mean of all corners of some faces, from which the engine measures their volume. */
function centreOf(oc: ExactEngine, faces: readonly TopoDS_Face[]): Vector {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const face of faces) {
    using corners = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_VERTEX);
    for (; corners.More(); corners.Next(), count++) {
      using current = corners.Current();
      using vertex = oc.TopoDS.Vertex(current);
      const point = takePoint(oc.BRep_Tool.Pnt(vertex));
      for (const axis of [0, 1, 2] as const) sum[axis] += point[axis];
    }
  }
  return count === 0 ? ORIGIN : [sum[0] / count, sum[1] / count, sum[2] / count];
}

interface FaceSums {
  readonly areaMm2: number;
  readonly faceAreasMm2: readonly number[];
  /** The faces that the engine integrates with a check, and without. */
  readonly checked: readonly TopoDS_Face[];
  readonly unchecked: readonly TopoDS_Face[];
  /** What swept faces add to the volume. */
  readonly sweptVolumeMm3: number;
}

function sumFaces(
  oc: ExactEngine,
  faces: readonly TopoDS_Face[],
  { swept, elementary, polygons, splinePlanes, freeForm }: SortedFaces,
  centre: Vector,
  roughAreasMm2: RoughAreas = [],
): FaceSums {
  const areaOf = new Map<TopoDS_Face, number>();
  const sum = (some: readonly TopoDS_Face[], precision: number) =>
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
function sortSplines(oc: ExactEngine, roughOf: ReadonlyMap<TopoDS_Face, number>, otherMm2: number) {
  const areaMm2 = [...roughOf.values()].reduce((sum, area) => sum + area, otherMm2);
  const doubted = [...roughOf].map(([face, rough]) => {
    const share = rough / areaMm2;
    const isLarge = share > LARGE_SHARE || (share > NOTABLE_SHARE && countPoles(oc, face) <= FEW_POLES);
    if (isLarge) return { face, doubtMm2: Infinity };
    return { face, doubtMm2: share < SMALL_SHARE ? 0 : doubtArea(oc, face) };
  });
  doubted.sort((a, b) => a.doubtMm2 - b.doubtMm2);
  const sound: TopoDS_Face[] = [];
  const doubtful: TopoDS_Face[] = [];
  let sum = 0;
  for (const { face, doubtMm2 } of doubted) {
    sum += doubtMm2;
    (sum > MOST_DOUBT * areaMm2 ? doubtful : sound).push(face);
  }
  return { sound, doubtful };
}

function countPoles(oc: ExactEngine, face: TopoDS_Face): number {
  using surface = new oc.BRepAdaptor_Surface(face, false);
  return surface.NbUPoles() * surface.NbVPoles();
}

/** Area of a face, mm². */
export function measureArea(oc: ExactEngine, face: TopoDS_Face, precision = CHECKED): number {
  using area = new oc.GProp_GProps();
  oc.BRepGProp.SurfaceProperties(face, area, precision, false);
  return Math.abs(area.Mass());
}

/**
 * What some faces add to a body's volume. The engine measures from the mean of a shape's vertices, which must be the
 * same for all parts of the sum: so the other faces come along, marked as internal, which it passes over.
 */
function integrateOver(oc: ExactEngine, counted: readonly TopoDS_Face[], others: readonly TopoDS_Face[], precision: number): number {
  using part = new oc.TopoDS_Compound();
  using builder = new oc.TopoDS_Builder();
  builder.MakeCompound(part);
  for (const face of counted) builder.Add(part, face);
  for (const face of others) {
    using internal = face.Oriented(oc.TopAbs_Orientation.TopAbs_INTERNAL);
    builder.Add(part, internal);
  }
  return integrateVolume(oc, part, precision);
}

function integrateVolume(oc: ExactEngine, shape: TopoDS_Shape, precision: number): number {
  using volume = new oc.GProp_GProps();
  oc.BRepGProp.VolumeProperties(shape, volume, precision, false, false);
  return volume.Mass();
}

interface SortedFaces {
  /** Extruded, revolved and offset ones. */
  readonly swept: readonly TopoDS_Face[];
  /** Faces of few numbers, planes with plain edges among them. */
  readonly elementary: readonly TopoDS_Face[];
  /** Those of them that are planes with straight edges. */
  readonly polygons: ReadonlyMap<TopoDS_Face, Polygon>;
  /** Planes with edges that are splines. */
  readonly splinePlanes: readonly TopoDS_Face[];
  readonly freeForm: readonly TopoDS_Face[];
}

const ELEMENTARY = ['GeomAbs_Cylinder', 'GeomAbs_Cone', 'GeomAbs_Sphere', 'GeomAbs_Torus'] as const;
const SPLINES = ['GeomAbs_BSplineSurface', 'GeomAbs_BezierSurface'] as const;

function sortFaces(oc: ExactEngine, faces: readonly TopoDS_Face[]): SortedFaces {
  const types = oc.GeomAbs_SurfaceType;
  const swept: TopoDS_Face[] = [];
  const elementary: TopoDS_Face[] = [];
  const planes: TopoDS_Face[] = [];
  const splinePlanes: TopoDS_Face[] = [];
  const freeForm: TopoDS_Face[] = [];
  for (const face of faces) {
    using surface = new oc.BRepAdaptor_Surface(face, false);
    const type = surface.GetType();
    if (type === types.GeomAbs_Plane) planes.push(face);
    else if (ELEMENTARY.some((name) => type === types[name])) elementary.push(face);
    else if (SPLINES.some((name) => type === types[name])) freeForm.push(face);
    else swept.push(face);
  }
  const polygons = new Map<TopoDS_Face, Polygon>();
  for (const face of planes) {
    const { isPlain, polygon } = followPlane(oc, face);
    (isPlain ? elementary : splinePlanes).push(face);
    if (polygon !== null) polygons.set(face, polygon);
  }
  return { swept, elementary, polygons, splinePlanes, freeForm };
}

/** Whether every edge of every shell is shared by two faces. */
function isClosed(oc: ExactEngine, solid: TopoDS_Shape): boolean {
  using shells = new oc.TopExp_Explorer(solid, oc.TopAbs_ShapeEnum.TopAbs_SHELL);
  let count = 0;
  for (; shells.More(); shells.Next(), count++) {
    using shell = shells.Current();
    if (!oc.BRep_Tool.IsClosed(shell)) return false;
  }
  return count > 0;
}

/**
 * How far off the engine's unchecked area of a spline surface may be, mm², to the order of magnitude: it takes
 * few points along each edge, whatever the surface does there, unless the edge has knots. So the area along such edges is
 * told by two rules, with the middle of u for each row. Where that tells a doubt, the engine was off by 0.5 to 35 times as much;
 * some small faces of high degree are 1e-3 off without any, which is 1e-6 of their part.
 */
function doubtArea(oc: ExactEngine, face: TopoDS_Face): number {
  using surface = new oc.BRepAdaptor_Surface(face, true);
  if (surface.NbVPoles() === 2) return 0;
  const first = surface.FirstUParameter();
  using bounded = boundFace(oc, face, [0, 0, 0]);
  let doubt = 0;
  bounded.visitEdges(({ from, to, spans, at }) => {
    if (spans > 1) return;
    const isAcross = at(from).dv === 0 && at((from + to) / 2).dv === 0;
    if (isAcross) return;
    const integrand = (parameter: number): number => {
      const { u, v, dv } = at(parameter);
      return u === first ? 0 : Math.hypot(...bounded.probe((u + first) / 2, v).normal) * (u - first) * dv;
    };
    doubt += doubtIntegral(integrand, from, to);
  });
  return doubt;
}
