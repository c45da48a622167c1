import { lengthOf, subtract, takeVector } from '../vectors.ts';
import { type BrepShape, type BrepText, surfaceOf } from './brep-text.ts';
import { isPlane, recognizeSurface } from './recognize-surface.ts';

const CURVE_ON_SURFACE = /^[23] +\d+ /;
const PLAIN_CURVE_ON_SURFACE = /^2 +\d+ (\d+) /;
const CURVE_IN_SPACE = /^1 +(\d+) (\d+) (\S+) (\S+)$/;
const LINE = /^1 /;
/** A spline of two poles, each with its knot. */
const STRAIGHT_SPLINE = /^7 0 0 {2}1 2 2 {2}/;

/**
 * Writes surfaces as the planes, cylinders and cones that they are, and straight edges between planes as lines: those mesh and
 * measure several times faster than splines and swept curves, and tell what they are. Planes lose the curves in their parameters.
 * Planes with curved edges stay splines: without those curves the mesher cut neighbours of such planes into far too many triangles.
 */
export function recognizeSurfaces(text: BrepText): BrepText {
  let curved: ReadonlySet<number> | undefined;
  const planes = new Set<number>();
  const surfaces = text.surfaces.map((surface, i) => {
    const recognized = recognizeSurface(surface);
    if (recognized === null || !isPlane(recognized)) return recognized ?? surface;
    curved ??= findCurvedSurfaces(text);
    if (curved.has(i + 1)) return surface;
    planes.add(i + 1);
    return recognized;
  });
  if (planes.size === 0) return surfaces.every((surface, i) => surface === text.surfaces[i]) ? text : { ...text, surfaces };
  const isNeeded = (line: string) => !planes.has(Number(PLAIN_CURVE_ON_SURFACE.exec(line)?.[1]));
  const shapes = text.shapes.map((shape) => (shape.kind === 'Ed' ? { ...shape, body: shape.body.filter(isNeeded) } : shape));
  return straightenEdges({ ...text, surfaces, shapes });
}

/** The surfaces, counted from 1, of faces that have curved edges. */
function findCurvedSurfaces({ shapes, curves }: BrepText): Set<number> {
  const isStraight = (edge: BrepShape) => {
    const curve = curves[curveOf(edge) - 1] ?? '';
    return LINE.test(curve) || STRAIGHT_SPLINE.test(curve);
  };
  const partsOf = ({ parts }: BrepShape) => parts.map(({ shape }) => shapes[shape] as BrepShape);
  const faces = shapes.filter(({ kind }) => kind === 'Fa');
  return new Set(faces.filter((face) => !partsOf(face).flatMap(partsOf).every(isStraight)).map(surfaceOf));
}

/** The number of an edge's curve in space, counted from 1. */
function curveOf({ body }: BrepShape): number {
  for (const line of body) {
    const number = CURVE_IN_SPACE.exec(line)?.[1];
    if (number !== undefined) return Number(number);
  }
  return Number.NaN;
}

/** Writes straight splines as lines where no edge follows them in a surface's parameters too. */
function straightenEdges(text: BrepText): BrepText {
  const edges = text.shapes.filter(({ kind }) => kind === 'Ed');
  const bound = new Set(edges.filter(({ body }) => body.some((line) => CURVE_ON_SURFACE.test(line))).map(curveOf));
  const scales = new Map<number, { readonly start: number; readonly lengthPerStep: number }>();
  const curves = text.curves.map((curve, i) => {
    if (bound.has(i + 1) || !STRAIGHT_SPLINE.test(curve)) return curve;
    const numbers = curve.trim().split(/\s+/).map(Number);
    const [from, to, start = 0, end = 0] = [takeVector(numbers, 6), takeVector(numbers, 9), numbers[12], numbers[14]];
    const length = lengthOf(subtract(to, from));
    if (!(length > 0)) return curve;
    scales.set(i + 1, { start, lengthPerStep: length / (end - start) });
    return `1 ${[...from, ...subtract(to, from).map((value) => value / length)].join(' ')} `;
  });
  const shapes = text.shapes.map((shape) => {
    const scale = shape.kind === 'Ed' ? scales.get(curveOf(shape)) : undefined;
    if (scale === undefined) return shape;
    const move = (parameter: string) => (Number(parameter) - scale.start) * scale.lengthPerStep;
    const body = shape.body.map((line) =>
      line.replace(CURVE_IN_SPACE, (_, curve, location, first, last) => `1  ${curve} ${location} ${move(first)} ${move(last)}`),
    );
    return { ...shape, body };
  });
  return { ...text, curves, shapes };
}
