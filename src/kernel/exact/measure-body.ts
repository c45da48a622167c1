import type { BRepAdaptor_Surface, TopoDS_Face, TopoDS_Shape } from 'replicad-opencascadejs';
import type { ExactEngine } from '../occt/load-engines.ts';

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
 * whole, on free-form faces up to 3e-4 of the face (4e-6 of the volume and 1e-5 of the area of any known part but one, made
 * of arcs told as splines: 2.5e-5). The plain overloads are up to 1.3 % off on threads.
 */
const CHECKED = 1e-5;
const UNCHECKED = 1e-3;
/** Free-form faces from this share of the area on are integrated with a check. */
const LARGE_SHARE = 0.25;

/** Volume and area of a solid, integrated over its exact surfaces (divergence theorem, adaptive Gauss points). */
export function measureSolid(oc: ExactEngine, solid: TopoDS_Shape, faces: readonly TopoDS_Face[]): BodyFigures {
  const { checked, unchecked, areaMm2, faceAreasMm2 } = sumArea(oc, faces);
  const volumeMm3 =
    checked.length === 0
      ? integrateVolume(oc, solid, UNCHECKED)
      : unchecked.length === 0
        ? integrateVolume(oc, solid, CHECKED)
        : integrateOver(oc, unchecked, checked, UNCHECKED) + integrateOver(oc, checked, unchecked, CHECKED);
  return { volumeMm3: Math.abs(volumeMm3), areaMm2, faceAreasMm2, closed: isClosed(oc, solid) };
}

/** The figures of faces that bound no body. */
export function measureSheet(oc: ExactEngine, faces: readonly TopoDS_Face[]): BodyFigures {
  const { areaMm2, faceAreasMm2 } = sumArea(oc, faces);
  return { volumeMm3: 0, areaMm2, faceAreasMm2, closed: false };
}

interface AreaSum {
  readonly areaMm2: number;
  readonly faceAreasMm2: readonly number[];
  /** The faces that need a checked integration, and the others. */
  readonly checked: readonly TopoDS_Face[];
  readonly unchecked: readonly TopoDS_Face[];
}

function sumArea(oc: ExactEngine, faces: readonly TopoDS_Face[]): AreaSum {
  const { elementary, splinePlanes, freeForm } = sortFaces(oc, faces);
  const areaOf = new Map<TopoDS_Face, number>();
  const sum = (some: readonly TopoDS_Face[], precision: number) =>
    some.reduce((total, face) => {
      const area = measureArea(oc, face, precision);
      areaOf.set(face, area);
      return total + area;
    }, 0);
  const plain = sum(elementary, UNCHECKED) + sum(splinePlanes, CHECKED);
  const total = plain + sum(freeForm, UNCHECKED);
  const isLarge = (face: TopoDS_Face) => (areaOf.get(face) ?? 0) > LARGE_SHARE * total;
  const large = freeForm.filter(isLarge);
  const small = freeForm.filter((face) => !isLarge(face));
  const rest = small.reduce((area, face) => area + (areaOf.get(face) ?? 0), plain);
  return {
    areaMm2: rest + sum(large, CHECKED),
    faceAreasMm2: faces.map((face) => areaOf.get(face) ?? 0),
    checked: [...splinePlanes, ...large],
    unchecked: [...elementary, ...small],
  };
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

const ELEMENTARY = ['GeomAbs_Cylinder', 'GeomAbs_Cone', 'GeomAbs_Sphere', 'GeomAbs_Torus'] as const;

/** Cylinders, cones, spheres and tori, also where a file tells them as a line or a circle swept along or around an axis. */
function isElementary(oc: ExactEngine, surface: BRepAdaptor_Surface): boolean {
  const types = oc.GeomAbs_SurfaceType;
  const type = surface.GetType();
  if (ELEMENTARY.some((name) => type === types[name])) return true;
  if (type !== types.GeomAbs_SurfaceOfRevolution && type !== types.GeomAbs_SurfaceOfExtrusion) return false;
  using basis = surface.BasisCurve();
  const swept = basis.GetType();
  return swept === oc.GeomAbs_CurveType.GeomAbs_Line || swept === oc.GeomAbs_CurveType.GeomAbs_Circle;
}

interface SortedFaces {
  /** Faces of few numbers, planes with plain edges among them. */
  readonly elementary: readonly TopoDS_Face[];
  /** Planes with edges that are splines. */
  readonly splinePlanes: readonly TopoDS_Face[];
  readonly freeForm: readonly TopoDS_Face[];
}

function sortFaces(oc: ExactEngine, faces: readonly TopoDS_Face[]): SortedFaces {
  const { GeomAbs_Plane } = oc.GeomAbs_SurfaceType;
  const elementary: TopoDS_Face[] = [];
  const planes: TopoDS_Face[] = [];
  const splinePlanes: TopoDS_Face[] = [];
  const freeForm: TopoDS_Face[] = [];
  for (const face of faces) {
    using surface = new oc.BRepAdaptor_Surface(face, false);
    const type = surface.GetType();
    if (type === GeomAbs_Plane) planes.push(face);
    else if (isElementary(oc, surface)) elementary.push(face);
    else freeForm.push(face);
  }
  for (const face of planes) {
    // Only where there are free-form faces do splines bound planes.
    const isPlain = freeForm.length === 0 || hasPlainEdges(oc, face);
    (isPlain ? elementary : splinePlanes).push(face);
  }
  return { elementary, splinePlanes, freeForm };
}

/** Whether all edges of a face are lines, circles or ellipses. */
function hasPlainEdges(oc: ExactEngine, face: TopoDS_Face): boolean {
  const { GeomAbs_Line, GeomAbs_Circle, GeomAbs_Ellipse } = oc.GeomAbs_CurveType;
  using explorer = new oc.TopExp_Explorer(face, oc.TopAbs_ShapeEnum.TopAbs_EDGE);
  for (; explorer.More(); explorer.Next()) {
    using current = explorer.Current();
    using edge = oc.TopoDS.Edge(current);
    using curve = new oc.BRepAdaptor_Curve(edge);
    const type = curve.GetType();
    if (type !== GeomAbs_Line && type !== GeomAbs_Circle && type !== GeomAbs_Ellipse) return false;
  }
  return true;
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
