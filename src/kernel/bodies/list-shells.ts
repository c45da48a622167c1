import type { ModelMesh } from '../basics/model.ts';
import { rootOf } from '../basics/root-of.ts';

/** The closed surfaces of a mesh. */
export interface Shells {
  readonly count: number;
  readonly ofTriangle: Uint32Array;
}

/** Pieces of a mesh whose triangles share vertices, numbered in the order of their first triangles. */
export function listShells({ positions, indices }: Pick<ModelMesh, 'positions' | 'indices'>): Shells {
  const parents = new Uint32Array(positions.length / 3);
  for (let vertex = 0; vertex < parents.length; vertex++) parents[vertex] = vertex;
  for (let n = 0; n < indices.length; n += 3) {
    const a = rootOf(parents, indices[n] as number);
    const b = rootOf(parents, indices[n + 1] as number);
    const c = rootOf(parents, indices[n + 2] as number);
    const least = Math.min(a, b, c);
    parents[a] = parents[b] = parents[c] = least;
  }
  const ofTriangle = new Uint32Array(indices.length / 3);
  const numbers = new Uint32Array(parents.length);
  let count = 0;
  for (let triangle = 0; triangle < ofTriangle.length; triangle++) {
    const root = rootOf(parents, indices[3 * triangle] as number);
    const number = numbers[root] || ++count;
    numbers[root] = number;
    ofTriangle[triangle] = number - 1;
  }
  return { count, ofTriangle };
}
