import { type ModelFeatures, SURFACE_KINDS, UNCOLORED } from '#kernel/basics/model.ts';
import type { GlbBuffers } from './glb-buffers.ts';

const FLOAT = 5126;
const SCALAR_STRIDE = 4;
const UNSIGNED_SHORT = 5123;
const COLOR_STRIDE = 8;
const FULL = 65535;

/** Adds an accessor of floats, `components` (1 to 4) per element; returns its number. */
function addFloats(buffers: GlbBuffers, accessors: object[], values: Float32Array, components: number): number {
  const count = values.length / components;
  const bufferView = buffers.addAttributes(new Uint8Array(values.buffer), count, components * SCALAR_STRIDE);
  const type = components === 1 ? 'SCALAR' : `VEC${components}`;
  return accessors.push({ bufferView, componentType: FLOAT, count, type }) - 1;
}

/**
 * The face that each vertex belongs to, as attribute `_FACE`, since faces share none, and its colour as `COLOR_0`, where the file
 * colours anything: linear, and 16 bits deep, since 8 would shift dark colours visibly. Each vertex lies at its place in `remap`.
 */
export function addFaces(
  buffers: GlbBuffers,
  accessors: object[],
  { faceOfTriangle, faceColors }: ModelFeatures,
  indices: Uint32Array,
  remap: Uint32Array,
  vertices: number,
): Record<string, number> {
  const faces = new Float32Array(vertices);
  for (const [corner, vertex] of indices.entries()) faces[remap[vertex] as number] = faceOfTriangle[Math.floor(corner / 3)] as number;
  const numbers = { _FACE: addFloats(buffers, accessors, faces, 1) };
  if (faceColors === undefined) return numbers;
  const colors = new Uint16Array(vertices * 4).fill(FULL);
  for (const [vertex, face] of faces.entries()) {
    for (const [channel, value] of (faceColors[face] ?? UNCOLORED).entries()) colors[vertex * 4 + channel] = Math.round(value * FULL);
  }
  const bufferView = buffers.addAttributes(new Uint8Array(colors.buffer), vertices, COLOR_STRIDE);
  const accessor = { bufferView, componentType: UNSIGNED_SHORT, normalized: true, count: vertices, type: 'VEC4' };
  return { ...numbers, COLOR_0: accessors.push(accessor) - 1 };
}

/** The edge that each end of a segment belongs to, as attribute `_EDGE`. */
export function addEdgeNumbers(buffers: GlbBuffers, accessors: object[], { edgeOfSegment }: ModelFeatures): number {
  const edges = new Float32Array(edgeOfSegment.length * 2);
  for (const [segment, edge] of edgeOfSegment.entries()) edges.fill(edge, segment * 2, segment * 2 + 2);
  return addFloats(buffers, accessors, edges, 1);
}

/**
 * The exact figures as two tables: per face its kind of surface (an index into `surfaces`), area in mm² and radius in mm; per
 * edge its length and radius in mm. A radius of 0 says that there is none. Returns what belongs into the mesh's extras.
 */
export function addFigures(buffers: GlbBuffers, accessors: object[], { faces, edges }: ModelFeatures): object {
  const faceTable = Float32Array.from(
    faces.flatMap(({ surface, areaMm2, radiusMm }) => [SURFACE_KINDS.indexOf(surface), areaMm2, radiusMm ?? 0]),
  );
  const edgeTable = Float32Array.from(edges.flatMap(({ lengthMm, radiusMm }) => [lengthMm, radiusMm ?? 0]));
  return {
    surfaces: SURFACE_KINDS,
    faces: addFloats(buffers, accessors, faceTable, 3),
    ...(edges.length === 0 ? {} : { edges: addFloats(buffers, accessors, edgeTable, 2) }),
  };
}
