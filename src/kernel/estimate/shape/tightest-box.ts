import type { Direction } from '#domain/estimate/part-work.ts';
import type { Extents } from '#domain/part/part.ts';
import { cross } from '../../basics/vectors.ts';
import { type ConvexHull, hullOf } from './convex-hull.ts';
import { tightestRectangle } from './footprint.ts';
import { footprintIn, frameOver, spanAlong, turned, unit } from './frame.ts';
import { mergeDirections } from './merge-directions.ts';

/** A box around a body at whatever angle: its axes in the body's frame, longest first, right-handed, and its sides along them. */
export interface TightestBox {
  readonly axes: readonly [Direction, Direction, Direction];
  readonly sizeMm: Extents;
}

/** Facets of the hull that a box is tried on. */
const MOST_FACES = 30;
/** Edges of the hull whose pairs it is tried on. */
const LONGEST_EDGES = 9;
const BEST_REFINED = 3;
/** The search is done on a hull of this tolerance, where the hull has more corners than need be. */
const COARSE = 1e-3;
const MANY_CORNERS = 300;
const SAME_DIRECTION_DEGREES = 1;

/**
 * A box of nearly the least volume around a hull, the same at any angle it comes at: boxes that lie on one of its larger faces, the best of them turned about each
 * of their axes in turn for as long as that makes them smaller.
 */
export function boxAround(hull: ConvexHull): TightestBox {
  const { corners, normals, areas } = hull;
  const few = corners.length > 3 * MANY_CORNERS ? hullOf(corners, COARSE) : hull;
  const faces = mergeDirections(normals, areas, SAME_DIRECTION_DEGREES).slice(0, MOST_FACES);
  const directions = [...faces.map(({ direction }) => direction), ...acrossEdges(hull)];
  const boxes = directions.map((direction) => boxOver(few, direction)).sort((a, b) => a.volume - b.volume);
  const refined = boxes.slice(0, BEST_REFINED).map((box) => shrink(few, box));
  const rough = refined.reduce((least, box) => (box.volume < least.volume * (1 - 1e-9) ? box : least));
  const best = few === hull ? rough : boxOver(hull, rough.axes[2]);
  const sides = best.axes.map((axis, n) => ({ axis, length: best.lengths[n] as number })).sort((a, b) => b.length - a.length);
  const [first, second, third] = sides as [Side, Side, Side];
  const [a, b] = [first.axis, second.axis];
  return { axes: [a, b, cross(a, b)], sizeMm: { x: first.length, y: second.length, z: third.length } };
}

interface Side {
  readonly axis: Direction;
  readonly length: number;
}

interface Box {
  readonly axes: readonly [Direction, Direction, Direction];
  readonly lengths: readonly [number, number, number];
  readonly volume: number;
}

/** Directions at right angles to two of the longest edges each: a smallest box has an edge in each of two adjacent sides. */
function acrossEdges({ corners, indices }: ConvexHull): Direction[] {
  const directions: number[] = [];
  const lengths: number[] = [];
  for (let n = 0; n < indices.length; n++) {
    const from = 3 * (indices[n] as number);
    const to = 3 * (indices[n % 3 === 2 ? n - 2 : n + 1] as number);
    if (from > to) continue;
    const x = (corners[to] as number) - (corners[from] as number);
    const y = (corners[to + 1] as number) - (corners[from + 1] as number);
    const z = (corners[to + 2] as number) - (corners[from + 2] as number);
    const length = Math.hypot(x, y, z);
    directions.push(x / (length || 1), y / (length || 1), z / (length || 1));
    lengths.push(length);
  }
  const longest = mergeDirections(new Float64Array(directions), new Float64Array(lengths), SAME_DIRECTION_DEGREES).slice(0, LONGEST_EDGES);
  return longest.flatMap(({ direction }, n) => {
    const crossed = longest.slice(n + 1).map((other) => cross(direction, other.direction));
    return crossed.filter((normal) => Math.hypot(...normal) > 0.1).map(unit);
  });
}

/** How a hull lies within the smallest upright box over a direction: turned in a frame that has it as its z, by an angle. */
export function tightestOver(hull: ConvexHull, up: Direction) {
  const frame = frameOver(up);
  const footprint = footprintIn(hull, frame);
  const { low, high } = spanAlong(hull.corners, up);
  return { frame, footprint, ...tightestRectangle(footprint), height: high - low };
}

/** The smallest box with a given direction among its axes. */
function boxOver(hull: ConvexHull, up: Direction): Box {
  const { frame, angle, length, width, height } = tightestOver(hull, up);
  const { x, y, z } = turned(frame, angle);
  return { axes: [x, y, z], lengths: [length, width, height], volume: length * width * height };
}

function shrink(hull: ConvexHull, start: Box): Box {
  let best = start;
  for (let turn = 0; turn < 12; turn++) {
    const next = best.axes.map((axis) => boxOver(hull, axis)).reduce((least, box) => (box.volume < least.volume ? box : least));
    if (next.volume >= best.volume * (1 - 1e-6)) return best;
    best = next;
  }
  return best;
}
