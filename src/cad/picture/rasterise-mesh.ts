import type { ModelMesh } from '#kernel/basics/model.ts';
import type { Camera } from './place-camera.ts';

/** What the camera sees at each pixel, row by row from the top. */
export interface Sight {
  readonly size: number;
  /** Pixels towards the viewer; -Infinity where there is nothing. */
  readonly depth: Float32Array;
  /** Unit normals in the camera's frame (right, up, towards the viewer), packed so that equal ones are equal numbers. */
  readonly normals: Int32Array;
  /** Number of the triangle seen, where there is something. */
  readonly facets: Uint32Array;
}

/** A unit normal, times 127, in one number: a byte for each axis. */
function pack(x: number, y: number, z: number): number {
  return (Math.trunc(x) + 128) | ((Math.trunc(y) + 128) << 8) | ((Math.trunc(z) + 128) << 16);
}

/** One axis of a packed normal, times 127: 0 for right, 1 for up, 2 for towards the viewer. */
export function unpack(normal: number, axis: 0 | 1 | 2): number {
  return ((normal >> (8 * axis)) & 255) - 128;
}

/**
 * Draws the triangles of a mesh into a depth buffer: of each row of pixels those whose centres lie in the triangle, where no
 * barycentric coordinate is negative; all three are linear along the row.
 */
export function rasteriseMesh(mesh: ModelMesh, camera: Camera, size: number): Sight {
  const { indices } = mesh;
  const depth = new Float32Array(size * size).fill(-Infinity);
  const normals = new Int32Array(size * size);
  const facets = new Uint32Array(size * size);
  const seen = project(mesh.positions, camera);
  const turned = mesh.normals === null ? null : project(mesh.normals, { ...camera, scale: 1, offsetX: 0, offsetY: 0 });
  for (let facet = 0; facet < indices.length; facet += 3) {
    const a = (indices[facet] ?? 0) * 3;
    const b = (indices[facet + 1] ?? 0) * 3;
    const c = (indices[facet + 2] ?? 0) * 3;
    const ax = seen[a] ?? 0;
    const ay = seen[a + 1] ?? 0;
    const az = seen[a + 2] ?? 0;
    const ux = (seen[b] ?? 0) - ax;
    const uy = (seen[b + 1] ?? 0) - ay;
    const uz = (seen[b + 2] ?? 0) - az;
    const vx = (seen[c] ?? 0) - ax;
    const vy = (seen[c + 1] ?? 0) - ay;
    const vz = (seen[c + 2] ?? 0) - az;
    const doubled = ux * vy - uy * vx;
    if (doubled === 0) continue;
    const left = Math.max(Math.ceil(ax + Math.min(0, ux, vx) - 0.5), 0);
    const farRight = Math.min(Math.floor(ax + Math.max(0, ux, vx) - 0.5), size - 1);
    const top = Math.max(Math.ceil(ay + Math.min(0, uy, vy) - 0.5), 0);
    const bottom = Math.min(Math.floor(ay + Math.max(0, uy, vy) - 0.5), size - 1);
    if (left > farRight || top > bottom) continue;
    // Rows run downwards, so y is mirrored in normals; backs are turned to the viewer.
    const nx = uy * vz - uz * vy;
    const ny = -(uz * vx - ux * vz);
    const facing = (doubled < 0 ? -127 : 127) / Math.sqrt(nx * nx + ny * ny + doubled * doubled);
    const flat = pack(nx * facing, ny * facing, doubled * facing);
    const inverse = 1 / doubled;
    // What s, t and r = 1 − s − t grow by from one pixel to the next.
    const sRise = vy * inverse;
    const tRise = -uy * inverse;
    const rRise = -sRise - tRise;
    for (let row = top; row <= bottom; row++) {
      const py = row + 0.5 - ay;
      const px = left + 0.5 - ax;
      const sLeft = (px * vy - py * vx) * inverse;
      const tLeft = (ux * py - uy * px) * inverse;
      const rLeft = 1 - sLeft - tLeft;
      let first = 0;
      let last = farRight - left;
      if (sRise > 0) first = Math.max(first, -sLeft / sRise);
      else if (sRise < 0) last = Math.min(last, -sLeft / sRise);
      else if (sLeft < 0) continue;
      if (tRise > 0) first = Math.max(first, -tLeft / tRise);
      else if (tRise < 0) last = Math.min(last, -tLeft / tRise);
      else if (tLeft < 0) continue;
      if (rRise > 0) first = Math.max(first, -rLeft / rRise);
      else if (rRise < 0) last = Math.min(last, -rLeft / rRise);
      else if (rLeft < 0) continue;
      if (first > last) continue;
      const pixels = row * size + left;
      for (let column = Math.ceil(first) | 0; column <= last; column++) {
        const s = sLeft + column * sRise;
        const t = tLeft + column * tRise;
        const z = az + s * uz + t * vz;
        const pixel = pixels + column;
        if (z <= (depth[pixel] ?? 0)) continue;
        depth[pixel] = z;
        facets[pixel] = facet / 3;
        normals[pixel] = flat;
        if (turned === null) continue;
        const r = 1 - s - t;
        const mx = r * (turned[a] ?? 0) + s * (turned[b] ?? 0) + t * (turned[c] ?? 0);
        const my = -(r * (turned[a + 1] ?? 0) + s * (turned[b + 1] ?? 0) + t * (turned[c + 1] ?? 0));
        const mz = r * (turned[a + 2] ?? 0) + s * (turned[b + 2] ?? 0) + t * (turned[c + 2] ?? 0);
        const unit = (mz < 0 ? -127 : 127) / (Math.sqrt(mx * mx + my * my + mz * mz) || 1);
        normals[pixel] = pack(mx * unit, my * unit, mz * unit);
      }
    }
  }
  return { size, depth, normals, facets };
}

/** Points in pixels: x to the right, y downwards, z towards the viewer. */
export function project(positions: Float32Array, { right, up, back, scale, offsetX, offsetY }: Camera): Float32Array {
  const seen = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const x = (positions[at] ?? 0) * scale;
    const y = (positions[at + 1] ?? 0) * scale;
    const z = (positions[at + 2] ?? 0) * scale;
    seen[at] = right[0] * x + right[1] * y + right[2] * z + offsetX;
    seen[at + 1] = offsetY - (up[0] * x + up[1] * y + up[2] * z);
    seen[at + 2] = back[0] * x + back[1] * y + back[2] * z;
  }
  return seen;
}
