import { type FileUnit, MM_PER_FILE_UNIT } from '#domain/part/units.ts';
import type { ModelMesh } from '#kernel/basics/model.ts';

const HEADER_BYTES = 84;
const FACET_BYTES = 50;

/** A mesh, in millimetres, as binary STL in another unit, with facet normals from the corners. */
export function writeStl({ positions: positionsMm, indices }: Pick<ModelMesh, 'positions' | 'indices'>, unit: FileUnit = 'mm'): Uint8Array {
  const mm = MM_PER_FILE_UNIT[unit];
  const positions = mm === 1 ? positionsMm : positionsMm.map((value) => value / mm);
  const facets = indices.length / 3;
  const bytes = new Uint8Array(HEADER_BYTES + facets * FACET_BYTES);
  const view = new DataView(bytes.buffer);
  // Not "solid": readers would take the file for text.
  bytes.set(new TextEncoder().encode(`binary STL, unit ${unit}`));
  view.setUint32(HEADER_BYTES - 4, facets, true);
  for (let facet = 0, at = HEADER_BYTES; facet < facets; facet++, at += FACET_BYTES) {
    const a = (indices[facet * 3] ?? 0) * 3;
    const b = (indices[facet * 3 + 1] ?? 0) * 3;
    const c = (indices[facet * 3 + 2] ?? 0) * 3;
    const ax = positions[a] ?? 0;
    const ay = positions[a + 1] ?? 0;
    const az = positions[a + 2] ?? 0;
    const bx = positions[b] ?? 0;
    const by = positions[b + 1] ?? 0;
    const bz = positions[b + 2] ?? 0;
    const cx = positions[c] ?? 0;
    const cy = positions[c + 1] ?? 0;
    const cz = positions[c + 2] ?? 0;
    const nx = (by - ay) * (cz - az) - (bz - az) * (cy - ay);
    const ny = (bz - az) * (cx - ax) - (bx - ax) * (cz - az);
    const nz = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
    view.setFloat32(at, nx / length, true);
    view.setFloat32(at + 4, ny / length, true);
    view.setFloat32(at + 8, nz / length, true);
    view.setFloat32(at + 12, ax, true);
    view.setFloat32(at + 16, ay, true);
    view.setFloat32(at + 20, az, true);
    view.setFloat32(at + 24, bx, true);
    view.setFloat32(at + 28, by, true);
    view.setFloat32(at + 32, bz, true);
    view.setFloat32(at + 36, cx, true);
    view.setFloat32(at + 40, cy, true);
    view.setFloat32(at + 44, cz, true);
  }
  return bytes;
}
