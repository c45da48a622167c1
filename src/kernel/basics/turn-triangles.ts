/** Triangles that look the other way round. */
export function turnTriangles(indices: Uint32Array): Uint32Array {
  return indices.map((vertex, n) => (n % 3 === 0 ? vertex : (indices[n % 3 === 1 ? n + 1 : n - 1] as number)));
}
