/** Which set a number belongs to, named by one of its numbers; `parents` leads there. Union-find with path halving. */
export function rootOf(parents: Uint32Array, vertex: number): number {
  let root = vertex;
  for (;;) {
    const parent = parents[root] as number;
    if (parent === root) return root;
    const above = parents[parent] as number;
    parents[root] = above;
    root = above;
  }
}
