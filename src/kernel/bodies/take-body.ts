import { type Finding, PLAUSIBLE_MM } from '#domain/part/part.ts';
import type { ExactBody, ModelFeatures, ModelMesh, ReadOutcome } from '../basics/model.ts';
import type { DividedModel } from './list-bodies.ts';

type ReadModel = Extract<ReadOutcome, { outcome: 'read' }>;
export interface TakenBody extends ReadModel {
  readonly divided: DividedModel;
  /** What the file calls the body. */
  readonly name?: string | null;
}

/**
 * One body of a model as a model of its own, in the same frame; the number counts from 0. Null: there is no such body, or no other.
 * An exact model is to be read with that body asked for. What was found out about the whole file's shape is said of each body, but not
 * what the file says of itself.
 */
export function takeBody(
  { mesh, measurement, body: exact }: ReadModel,
  { bodies, bodyOfTriangle }: DividedModel,
  number: number,
): TakenBody | null {
  const body = bodies[number];
  if (body === undefined || bodyOfTriangle === null) return null;
  const { positions, indices, volumeMm3, areaMm2 } = body;
  const { boxMm, boxMinMm } = exact ?? boxOf(positions);
  const features = featuresOf(mesh, bodyOfTriangle, number);
  const segments = listSegments(mesh, positions);
  const own: ModelMesh = {
    positions,
    indices,
    normals: normalsOf(mesh, bodyOfTriangle, number, positions.length),
    edgeSegments: mesh.edgeSegments === null ? null : pick(mesh.edgeSegments, segments, 6),
    ...(features === null ? {} : { features: { ...features, ...edgesOf(features, segments) } }),
  };
  return {
    outcome: 'read',
    ...(exact == null ? {} : { body: exact }),
    divided: { bodies: [body], bodyOfTriangle: null },
    name: mesh.solids?.names?.[number] ?? null,
    mesh: own,
    measurement: {
      ...measurement,
      stated: undefined,
      boxMm,
      boxMinMm,
      volumeMm3,
      areaMm2,
      solids: 1,
      faces: features?.faces.length ?? null,
      triangles: indices.length / 3,
      findings: measurement.findings.flatMap((finding) => sayOfBody(finding, Math.max(boxMm.x, boxMm.y, boxMm.z))),
    },
  };
}

/** What the file says beside its shape, which is true of the whole alone. */
const OF_THE_FILE: ReadonlySet<Finding['code']> = new Set([
  'STATED_FIGURES',
  'STATED_TOLERANCES',
  'STATED_DIMENSIONS',
  'HIDDEN_LEFT_OUT',
  'TRAILING_DATA',
]);

/** A finding about a file as it holds for one body of it. */
function sayOfBody(finding: Finding, longestMm: number): Finding[] {
  const { code, severity } = finding;
  if (code === 'IMPLAUSIBLY_LARGE' && longestMm <= PLAUSIBLE_MM.to) return [];
  if (!OF_THE_FILE.has(code)) return [finding];
  if (severity === 'note') return [];
  return code === 'STATED_FIGURES' ? [{ ...finding, message: STATED_OTHERWISE }] : [finding];
}

const STATED_OTHERWISE =
  'The volume or surface area that the file states for the whole model differs from what we measured of it. Please check that it was exported as it should be.';

type Corner = [number, number, number];

/** The box of a mesh's corners. */
function boxOf(positions: Float32Array): Pick<ExactBody, 'boxMm' | 'boxMinMm'> {
  const least: Corner = [Infinity, Infinity, Infinity];
  const most: Corner = [-Infinity, -Infinity, -Infinity];
  for (let n = 0; n < positions.length; n++) {
    const axis = (n % 3) as 0 | 1 | 2;
    least[axis] = Math.min(least[axis], positions[n] as number);
    most[axis] = Math.max(most[axis], positions[n] as number);
  }
  const [x, y, z] = least;
  return { boxMm: { x: most[0] - x, y: most[1] - y, z: most[2] - z }, boxMinMm: { x, y, z } };
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

/** The drawn segments between corners of a body, by their numbers; where bodies touch, also those of its neighbours. */
function listSegments({ edgeSegments }: ModelMesh, positions: Float32Array): readonly number[] {
  if (edgeSegments === null) return [];
  const nameAt = (places: Float32Array, at: number) => `${places[at]} ${places[at + 1]} ${places[at + 2]}`;
  const corners = new Set<string>();
  for (let at = 0; at < positions.length; at += 3) corners.add(nameAt(positions, at));
  const kept: number[] = [];
  for (let at = 0; at < edgeSegments.length; at += 6) {
    if (corners.has(nameAt(edgeSegments, at)) && corners.has(nameAt(edgeSegments, at + 3))) kept.push(at / 6);
  }
  return kept;
}

/** So many values at each of the places. */
function pick(values: Float32Array, places: readonly number[], width: number): Float32Array {
  const picked = new Float32Array(places.length * width);
  for (const [n, place] of places.entries()) picked.set(values.subarray(place * width, (place + 1) * width), n * width);
  return picked;
}

/** The faces of a body, numbered anew in the order in which its triangles name them, with their colours. */
function featuresOf({ features }: ModelMesh, bodyOfTriangle: Uint32Array, number: number): ModelFeatures | null {
  if (features === undefined) return null;
  const { numbers, kept } = renumber(features.faceOfTriangle.filter((_, triangle) => bodyOfTriangle[triangle] === number));
  const colors = features.faceColors === undefined ? null : kept.map((face) => features.faceColors?.[face] ?? null);
  return {
    ...features,
    faceOfTriangle: numbers,
    faces: kept.flatMap((face) => features.faces[face] ?? []),
    ...(colors === null ? {} : { faceColors: colors }),
  };
}

/** The edges that some of the drawn segments belong to. */
function edgesOf({ edgeOfSegment, edges }: ModelFeatures, segments: readonly number[]): Pick<ModelFeatures, 'edgeOfSegment' | 'edges'> {
  const { numbers, kept } = renumber(Uint32Array.from(segments, (segment) => edgeOfSegment[segment] as number));
  return { edgeOfSegment: numbers, edges: kept.flatMap((edge) => edges[edge] ?? []) };
}

/** Numbers in the order in which they first come, from 0, and which ones they were. */
function renumber(numbers: Uint32Array): { readonly numbers: Uint32Array; readonly kept: readonly number[] } {
  const own = new Map<number, number>();
  for (const number of numbers) if (!own.has(number)) own.set(number, own.size);
  return { numbers: numbers.map((number) => own.get(number) as number), kept: [...own.keys()] };
}
