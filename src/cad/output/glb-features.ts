import type { ModelFeatures, SurfaceKind } from '#kernel/model.ts';
import type { GlbBuffers } from './glb-buffers.ts';

const FLOAT = 5126;
const SCALAR_STRIDE = 4;

/** The numbers that stand for the kinds of surfaces in the table of faces. */
const SURFACES: readonly SurfaceKind[] = ['plane', 'cylinder', 'cone', 'sphere', 'torus', 'free-form'];

/** Adds an accessor of floats, `components` (1 to 4) per element; returns its number. */
function addFloats(buffers: GlbBuffers, accessors: object[], values: Float32Array, components: number): number {
  const count = values.length / components;
  const bufferView = buffers.addAttributes(new Uint8Array(values.buffer), count, components * SCALAR_STRIDE);
  const type = components === 1 ? 'SCALAR' : `VEC${components}`;
  return accessors.push({ bufferView, componentType: FLOAT, count, type }) - 1;
}

/** The face that each vertex belongs to, as attribute `_FACE`: vertices are not shared between faces. */
export function addFaceNumbers(
  buffers: GlbBuffers,
  accessors: object[],
  { faceOfTriangle }: ModelFeatures,
  indices: Uint32Array,
  place: { readonly remap: Uint32Array; readonly vertices: number },
): number {
  const faces = new Float32Array(place.vertices);
  for (const [corner, vertex] of indices.entries()) {
    faces[place.remap[vertex] as number] = faceOfTriangle[Math.floor(corner / 3)] as number;
  }
  return addFloats(buffers, accessors, faces, 1);
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
    faces.flatMap(({ surface, areaMm2, radiusMm }) => [SURFACES.indexOf(surface), areaMm2, radiusMm ?? 0]),
  );
  const edgeTable = Float32Array.from(edges.flatMap(({ lengthMm, radiusMm }) => [lengthMm, radiusMm ?? 0]));
  return {
    surfaces: SURFACES,
    faces: addFloats(buffers, accessors, faceTable, 3),
    ...(edges.length === 0 ? {} : { edges: addFloats(buffers, accessors, edgeTable, 2) }),
  };
}
