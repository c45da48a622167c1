import { PLAUSIBLE_MM } from '#domain/part.ts';
import type { ModelMesh, ReadOutcome } from '../model.ts';
import type { DividedModel } from './list-bodies.ts';

type ReadModel = Extract<ReadOutcome, { outcome: 'read' }>;
export interface TakenBody extends ReadModel {
  readonly divided: DividedModel;
}

/**
 * One body of a model as a model of its own, in the same frame; the number counts from 0. Null: there is no such body, or no other.
 * What was found out about the whole file is said of each body.
 */
export function takeBody({ mesh, measurement }: ReadModel, { bodies, bodyOfTriangle }: DividedModel, number: number): TakenBody | null {
  const body = bodies[number];
  if (body === undefined || bodyOfTriangle === null) return null;
  const { positions, indices, volumeMm3, areaMm2 } = body;
  const [least, most] = boundsOf(positions);
  const boxMm = { x: most[0] - least[0], y: most[1] - least[1], z: most[2] - least[2] };
  const isSmall = Math.max(boxMm.x, boxMm.y, boxMm.z) <= PLAUSIBLE_MM.to;
  const own: ModelMesh = {
    positions,
    indices,
    normals: normalsOf(mesh, bodyOfTriangle, number, positions.length),
    edgeSegments: edgesOf(mesh, positions),
  };
  return {
    outcome: 'read',
    divided: { bodies: [body], bodyOfTriangle: null },
    mesh: own,
    measurement: {
      ...measurement,
      boxMm,
      boxMinMm: { x: least[0], y: least[1], z: least[2] },
      volumeMm3,
      areaMm2,
      solids: 1,
      faces: countFaces(mesh, bodyOfTriangle, number),
      triangles: indices.length / 3,
      findings: measurement.findings.filter(({ code }) => !(isSmall && code === 'IMPLAUSIBLY_LARGE')),
    },
  };
}

type Corner = [number, number, number];

function boundsOf(positions: Float32Array): readonly [Corner, Corner] {
  const least: Corner = [Infinity, Infinity, Infinity];
  const most: Corner = [-Infinity, -Infinity, -Infinity];
  for (let n = 0; n < positions.length; n++) {
    const axis = (n % 3) as 0 | 1 | 2;
    least[axis] = Math.min(least[axis], positions[n] as number);
    most[axis] = Math.max(most[axis], positions[n] as number);
  }
  return [least, most];
}

/** Vertices of a body are numbered in the order in which its triangles name them. */
function normalsOf({ normals, indices }: ModelMesh, bodyOfTriangle: Uint32Array, number: number, length: number): Float32Array | null {
  if (normals === null) return null;
  const own = new Float32Array(length);
  const seen = new Set<number>();
  for (let n = 0; n < indices.length; n++) {
    const vertex = indices[n] as number;
    if (bodyOfTriangle[Math.floor(n / 3)] !== number || seen.has(vertex)) continue;
    own.set(normals.subarray(3 * vertex, 3 * vertex + 3), 3 * seen.size);
    seen.add(vertex);
  }
  return own;
}

/** The edges between corners of a body; where bodies touch, also those of its neighbours. */
function edgesOf({ edgeSegments }: ModelMesh, positions: Float32Array): Float32Array | null {
  if (edgeSegments === null) return null;
  const nameAt = (places: Float32Array, at: number) => `${places[at]} ${places[at + 1]} ${places[at + 2]}`;
  const corners = new Set<string>();
  for (let at = 0; at < positions.length; at += 3) corners.add(nameAt(positions, at));
  const kept: number[] = [];
  for (let at = 0; at < edgeSegments.length; at += 6) {
    if (corners.has(nameAt(edgeSegments, at)) && corners.has(nameAt(edgeSegments, at + 3))) kept.push(...edgeSegments.subarray(at, at + 6));
  }
  return Float32Array.from(kept);
}

function countFaces({ features }: ModelMesh, bodyOfTriangle: Uint32Array, number: number): number | null {
  if (features === undefined) return null;
  return new Set(features.faceOfTriangle.filter((_, triangle) => bodyOfTriangle[triangle] === number)).size;
}
