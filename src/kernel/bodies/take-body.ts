import { type Finding, PLAUSIBLE_MM } from '#domain/part/part.ts';
import { boundPoints, tellBox } from '../basics/box.ts';
import type { ModelFeatures, ModelMesh, ReadOutcome } from '../basics/model.ts';
import { divideMesh, pick } from './divide-mesh.ts';
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
  const { boxMm, boxMinMm } = exact ?? tellBox(boundPoints(positions));
  const segments = listSegments(mesh, positions);
  const features = mesh.features === undefined ? null : featuresOf(mesh.features, bodyOfTriangle, number, segments);
  const own: ModelMesh = {
    positions,
    indices,
    normals: normalsOf(mesh, bodyOfTriangle, number, bodies.length),
    edgeSegments: mesh.edgeSegments === null ? null : pick(mesh.edgeSegments, segments, 6),
    ...(features === null ? {} : { features }),
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

/** The normals of a body's vertices, which are divided as these were. */
function normalsOf({ normals, indices }: ModelMesh, bodyOfTriangle: Uint32Array, number: number, bodies: number): Float32Array | null {
  return normals === null ? null : (divideMesh({ positions: normals, indices }, bodies, bodyOfTriangle)[number]?.positions ?? null);
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

/** What the exact shape says of a body's triangles and of some of the drawn segments; faces and edges are numbered anew. */
function featuresOf(features: ModelFeatures, bodyOfTriangle: Uint32Array, number: number, segments: readonly number[]): ModelFeatures {
  const { faceColors } = features;
  const faces = renumber(features.faceOfTriangle.filter((_, triangle) => bodyOfTriangle[triangle] === number));
  const edges = renumber(Uint32Array.from(segments, (segment) => features.edgeOfSegment[segment] as number));
  return {
    faceOfTriangle: faces.numbers,
    faces: faces.kept.flatMap((face) => features.faces[face] ?? []),
    ...(faceColors === undefined ? {} : { faceColors: faces.kept.map((face) => faceColors[face] ?? null) }),
    edgeOfSegment: edges.numbers,
    edges: edges.kept.flatMap((edge) => features.edges[edge] ?? []),
  };
}

/** Numbers in the order in which they first come, from 0, and which ones they were. */
function renumber(numbers: Uint32Array): { readonly numbers: Uint32Array; readonly kept: readonly number[] } {
  const own = new Map<number, number>();
  for (const number of numbers) if (!own.has(number)) own.set(number, own.size);
  return { numbers: numbers.map((number) => own.get(number) as number), kept: [...own.keys()] };
}
