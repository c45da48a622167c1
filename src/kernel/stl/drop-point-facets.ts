/** Leaves out facets with two equal corners: they have no area and no side. Returns the same array where there are none. */
export function dropPointFacets(indices: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  let kept = 0;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = indices[facet] ?? 0;
    const b = indices[facet + 1] ?? 0;
    const c = indices[facet + 2] ?? 0;
    if (a !== b && b !== c && c !== a) kept += 3;
  }
  if (kept === indices.length) return indices;
  const left = new Uint32Array(kept);
  let written = 0;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = indices[facet] ?? 0;
    const b = indices[facet + 1] ?? 0;
    const c = indices[facet + 2] ?? 0;
    if (a === b || b === c || c === a) continue;
    left[written++] = a;
    left[written++] = b;
    left[written++] = c;
  }
  return left;
}
