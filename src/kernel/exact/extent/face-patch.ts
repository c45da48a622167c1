import type { Vector } from '../../basics/vectors.ts';

/** The mesh of one face. */
export interface FacePatch {
  /** By how much single precision may have moved a corner, mm. */
  readonly roundingMm: number;
  /** How far the corners reach along a direction, mm. */
  readonly highest: (direction: Vector) => number;
  /** Corners no lower than all their neighbours along a direction, highest first; `node` counts the face's corners from 1. */
  readonly crests: (direction: Vector) => readonly { readonly node: number; readonly height: number }[];
}

/** The patch that some triangles of a mesh make. A face's corners follow each other in the mesh without a gap. */
export function facePatch(positions: Float32Array, triangles: Uint32Array): FacePatch {
  let [first, last] = [Infinity, 0];
  for (const corner of triangles) [first, last] = [Math.min(first, corner), Math.max(last, corner)];
  const corners = positions.subarray(first * 3, (last + 1) * 3);
  return {
    roundingMm: corners.reduce((most, value) => Math.max(most, Math.abs(value)), 0) * 2 ** -23,
    highest: (direction) => measureHeights(corners, direction).reduce((most, height) => Math.max(most, height), -Infinity),
    crests: (direction) => findCrests(corners, triangles, first, direction),
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
