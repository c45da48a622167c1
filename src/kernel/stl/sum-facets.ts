import type { Extents } from '#domain/part.ts';

export interface FacetSums {
  /** Signed: negative where the facets face inwards. */
  readonly volume: number;
  readonly area: number;
}

/**
 * Volume and area under the facets, in double precision about `origin` (near the part, lest digits cancel):
 * V = Σ (a − o) · n / 6 and A = Σ |n| / 2 with n = (b − a) × (c − a), from the divergence theorem.
 */
export function sumFacets(positions: Float32Array, indices: Uint32Array, origin: Extents): FacetSums {
  const { x: ox, y: oy, z: oz } = origin;
  let volume = 0;
  let area = 0;
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = (indices[facet] ?? 0) * 3;
    const b = (indices[facet + 1] ?? 0) * 3;
    const c = (indices[facet + 2] ?? 0) * 3;
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const ux = (positions[b] ?? 0) - ax;
    const uy = (positions[b + 1] ?? 0) - ay;
    const uz = (positions[b + 2] ?? 0) - az;
    const vx = (positions[c] ?? 0) - ax;
    const vy = (positions[c + 1] ?? 0) - ay;
    const vz = (positions[c + 2] ?? 0) - az;
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    volume += (ax - ox) * nx + (ay - oy) * ny + (az - oz) * nz;
    area += Math.sqrt(nx * nx + ny * ny + nz * nz);
  }
  return { volume: volume / 6, area: area / 2 };
}
