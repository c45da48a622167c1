import { knitFacets } from '#kernel/stl/knit-facets.ts';
import { type Borders, findBorders } from './find-borders.ts';
import type { ReadMesh, Triangles } from './read-mesh.ts';

/** Facets that meet at a sharper angle than this (27°) have an edge between them. */
const CREASE_COSINE = 0.89;
/** With more than this share of sharp edges a mesh is rough all over, and lines would only blacken it. */
const ROUGH_SHARE = 0.4;

/** A mesh with its edges, for drawing and for picking. */
export interface EdgedMesh {
  /** Equal corners have one number, and triangles with two equal corners are left out. */
  readonly welded: Triangles;
  readonly borders: Borders;
}

/** The sharp edges; `onSmooth` is told of neighbours without an edge between. */
export function findEdges(
  mesh: Triangles & Pick<ReadMesh, 'welded'>,
  onSmooth: (one: number, other: number) => void = () => {},
): EdgedMesh {
  const welded = mesh.welded ? mesh : weld(mesh);
  const normals = facetNormals(welded);
  const borders = findBorders(welded.indices, (one, other) => {
    if (cosineBetween(normals, one, other) < CREASE_COSINE) return true;
    onSmooth(one, other);
    return false;
  });
  return { welded, borders };
}

/** Pairs of points to draw; none for a mesh that is rough all over. */
export function drawBorders(edged: EdgedMesh): Float32Array<ArrayBuffer> {
  const { welded, borders } = edged;
  const isRough = borders.ends.length / 2 > ROUGH_SHARE * (welded.indices.length / 2) && welded.indices.length > ROUGH_FROM;
  return isRough ? new Float32Array(0) : borderSegments(edged);
}

/** Pairs of points. */
export function borderSegments({ welded, borders }: EdgedMesh): Float32Array<ArrayBuffer> {
  const segments = new Float32Array(borders.ends.length * 3);
  for (const [end, vertex] of borders.ends.entries()) {
    for (let axis = 0; axis < 3; axis++) segments[end * 3 + axis] = welded.positions[vertex * 3 + axis] as number;
  }
  return segments;
}

/** Corners of a mesh so small that all of its edges may be real ones. */
const ROUGH_FROM = 30_000;

function weld({ positions, indices }: Triangles): Triangles {
  const corners = new Float32Array(indices.length * 3);
  for (const [n, vertex] of indices.entries()) corners.set(positions.subarray(vertex * 3, vertex * 3 + 3), n * 3);
  return knitFacets({ view: new DataView(corners.buffer), first: 0, stride: 36, count: indices.length / 3 });
}

function facetNormals({ positions, indices }: Triangles): Float32Array {
  const normals = new Float32Array(indices.length);
  for (let n = 0; n < indices.length; n += 3) {
    const [a, b, c] = [(indices[n] as number) * 3, (indices[n + 1] as number) * 3, (indices[n + 2] as number) * 3];
    const ux = (positions[b] as number) - (positions[a] as number);
    const uy = (positions[b + 1] as number) - (positions[a + 1] as number);
    const uz = (positions[b + 2] as number) - (positions[a + 2] as number);
    const vx = (positions[c] as number) - (positions[a] as number);
    const vy = (positions[c + 1] as number) - (positions[a + 1] as number);
    const vz = (positions[c + 2] as number) - (positions[a + 2] as number);
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const length = Math.sqrt(x * x + y * y + z * z) || 1;
    normals[n] = x / length;
    normals[n + 1] = y / length;
    normals[n + 2] = z / length;
  }
  return normals;
}

function cosineBetween(normals: Float32Array, one: number, other: number): number {
  const [a, b] = [one * 3, other * 3];
  return (
    (normals[a] as number) * (normals[b] as number) +
    (normals[a + 1] as number) * (normals[b + 1] as number) +
    (normals[a + 2] as number) * (normals[b + 2] as number)
  );
}
