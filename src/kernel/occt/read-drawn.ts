import type { EdgeFigures } from '../basics/model.ts';

/** The lengths and radii of drawn edges that `tell_mesh` tells by turns; NaN where an edge is no arc. */
export function readEdges(told: Float64Array): EdgeFigures[] {
  return Array.from({ length: told.length / 2 }, (_, n): EdgeFigures => {
    const [lengthMm = 0, radius = Number.NaN] = told.subarray(2 * n);
    return { lengthMm, radiusMm: Number.isNaN(radius) ? null : radius };
  });
}

/** Each place as often as it is counted. */
export function spell(counts: Uint32Array): Uint32Array {
  const spelt = new Uint32Array(counts.reduce((sum, count) => sum + count, 0));
  let at = 0;
  for (const [place, count] of counts.entries()) {
    spelt.fill(place, at, at + count);
    at += count;
  }
  return spelt;
}
