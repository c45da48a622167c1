/** A closed surface of triangles, mm. */
export interface SolidMesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** A box with one corner at the origin. */
export function boxMesh(x: number, y: number, z: number): SolidMesh {
  const positions = Float32Array.from({ length: 24 }, (_, n) => ([x, y, z][n % 3] as number) * ((Math.floor(n / 3) >> (n % 3)) & 1));
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const;
  return { positions, indices: Uint32Array.from(quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])) };
}
