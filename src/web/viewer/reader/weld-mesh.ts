import { weldVertices } from './weld-vertices.ts';

export interface WeldedMesh {
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three per triangle, equal corners with equal numbers. */
  readonly indices: Uint32Array<ArrayBuffer>;
}

/** Gives equal corners one number; triangles keep their order. */
export function weldMesh(positions: Float32Array, indices: Uint32Array): WeldedMesh {
  const corners = new Float32Array(indices.length * 3);
  for (let n = 0; n < indices.length; n++) {
    const at = (indices[n] as number) * 3;
    corners[n * 3] = positions[at] as number;
    corners[n * 3 + 1] = positions[at + 1] as number;
    corners[n * 3 + 2] = positions[at + 2] as number;
  }
  return weldVertices({ view: new DataView(corners.buffer), first: 0, stride: 36, count: indices.length / 3 });
}
