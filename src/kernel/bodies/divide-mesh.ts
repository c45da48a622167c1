import type { ModelMesh } from '../basics/model.ts';

/** A mesh, or a part of one. */
export type Triangles = Pick<ModelMesh, 'positions' | 'indices'>;

/** The triangles of each of so many parts of a mesh, with the vertices that they need in the order in which they name them; parts share no vertex. */
export function divideMesh({ positions, indices }: Triangles, count: number, partOfTriangle: Uint32Array): Triangles[] {
  const corners = new Uint32Array(count);
  for (const part of partOfTriangle) corners[part] = (corners[part] as number) + 3;
  const divided = Array.from(corners, (length) => new Uint32Array(length));
  const filled = new Uint32Array(count);
  const vertices = divided.map((): number[] => []);
  /** Per vertex its number in its part, from 1. */
  const numbers = new Uint32Array(positions.length / 3);
  for (let n = 0; n < indices.length; n++) {
    const vertex = indices[n] as number;
    const part = partOfTriangle[(n / 3) | 0] as number;
    if (numbers[vertex] === 0) numbers[vertex] = (vertices[part] as number[]).push(vertex);
    const at = filled[part] as number;
    (divided[part] as Uint32Array)[at] = (numbers[vertex] as number) - 1;
    filled[part] = at + 1;
  }
  return divided.map((own, part) => ({ positions: pick(positions, vertices[part] as number[], 3), indices: own }));
}

/** So many values at each of the places. */
export function pick(values: Float32Array, places: readonly number[], width: number): Float32Array {
  const picked = new Float32Array(places.length * width);
  for (let n = 0; n < picked.length; n++) picked[n] = values[(places[(n / width) | 0] as number) * width + (n % width)] as number;
  return picked;
}
