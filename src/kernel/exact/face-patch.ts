import { dot, lengthOf, subtract, type Vector } from '../vectors.ts';

/** The mesh of one face. */
export interface FacePatch {
  /** By how much single precision may have moved a corner, mm. */
  readonly roundingMm: number;
  /** How far the corners reach along a direction, mm. */
  readonly highest: (direction: Vector) => number;
  /** Corners no lower than all their neighbours along a direction, highest first; `node` counts the face's corners from 1. */
  readonly crests: (direction: Vector) => readonly { readonly node: number; readonly height: number }[];
  /** Whether a point lies above or below some triangle, by no more than `distance`. */
  readonly covers: (point: Vector, distance: number) => boolean;
}

/** The patch that some triangles of a mesh make. A face's corners follow each other in the mesh without a gap. */
export function facePatch(positions: Float32Array, triangles: Uint32Array): FacePatch {
  let [first, last] = [Infinity, 0];
  for (const corner of triangles) [first, last] = [Math.min(first, corner), Math.max(last, corner)];
  const corners = positions.subarray(first * 3, (last + 1) * 3);
  const at = (corner: number): Vector => [
    corners[corner * 3] as number,
    corners[corner * 3 + 1] as number,
    corners[corner * 3 + 2] as number,
  ];
  return {
    roundingMm: corners.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * 2 ** -23,
    highest: (direction) => measureHeights(corners, direction).reduce((most, height) => Math.max(most, height), -Infinity),
    crests: (direction) => findCrests(corners, triangles, first, direction),
    covers: (point, distance) => {
      for (let n = 0; n < triangles.length; n += 3) {
        const [a, b, c] = [(triangles[n] as number) - first, (triangles[n + 1] as number) - first, (triangles[n + 2] as number) - first];
        if (isOver(point, at(a), at(b), at(c), distance)) return true;
      }
      return false;
    },
  };
}

function measureHeights(corners: Float32Array, [x, y, z]: Vector): Float64Array {
  const heights = new Float64Array(corners.length / 3);
  for (let n = 0; n < heights.length; n++) {
    heights[n] = x * (corners[n * 3] as number) + y * (corners[n * 3 + 1] as number) + z * (corners[n * 3 + 2] as number);
  }
  return heights;
}

function findCrests(corners: Float32Array, triangles: Uint32Array, first: number, direction: Vector) {
  const heights = measureHeights(corners, direction);
  const isLower = new Uint8Array(heights.length);
  for (let n = 0; n < triangles.length; n += 3) {
    const [a, b, c] = [(triangles[n] as number) - first, (triangles[n + 1] as number) - first, (triangles[n + 2] as number) - first];
    const highest = Math.max(heights[a] as number, heights[b] as number, heights[c] as number);
    for (const corner of [a, b, c]) if ((heights[corner] as number) < highest) isLower[corner] = 1;
  }
  const crests: { node: number; height: number }[] = [];
  for (const [n, height] of heights.entries()) if (isLower[n] === 0) crests.push({ node: n + 1, height });
  return crests.sort((a, b) => b.height - a.height);
}

/** Beyond a triangle's side its neighbour takes over, tilted by little: so the farther above, the farther aside a point may be. */
const ASIDE_PER_HEIGHT = 0.5;

function isOver(point: Vector, a: Vector, b: Vector, c: Vector, distance: number): boolean {
  const [ab, ac, ap] = [subtract(b, a), subtract(c, a), subtract(point, a)];
  const [d00, d01, d11, d20, d21] = [dot(ab, ab), dot(ab, ac), dot(ac, ac), dot(ap, ab), dot(ap, ac)];
  const area = d00 * d11 - d01 * d01;
  const [v, w] = [(d11 * d20 - d01 * d21) / area, (d00 * d21 - d01 * d20) / area];
  const foot: Vector = [a[0] + v * ab[0] + w * ac[0], a[1] + v * ab[1] + w * ac[1], a[2] + v * ab[2] + w * ac[2]];
  const height = lengthOf(subtract(point, foot));
  if (!(height <= distance)) return false;
  if (v >= 0 && w >= 0 && v + w <= 1) return true;
  return Math.min(distanceToSide(foot, a, b), distanceToSide(foot, b, c), distanceToSide(foot, c, a)) <= ASIDE_PER_HEIGHT * height;
}

function distanceToSide(point: Vector, a: Vector, b: Vector): number {
  const [ab, ap] = [subtract(b, a), subtract(point, a)];
  const share = Math.min(1, Math.max(0, dot(ap, ab) / (dot(ab, ab) || 1)));
  return lengthOf([ap[0] - share * ab[0], ap[1] - share * ab[1], ap[2] - share * ab[2]]);
}
