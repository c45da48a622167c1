import type { Placement } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import { cross, dot, spanAlong } from './frame.ts';
import type { PlacedMesh } from './placed-mesh.ts';
import type { PreparedBody } from './prepare-body.ts';

/** A body in one of its orientations. */
export interface PlacedBody {
  readonly body: PreparedBody;
  readonly mesh: PlacedMesh;
  /** Of its outer surface. */
  readonly solidMm3: number;
  /** All outlines of its sections, taken over its height: its surface as seen from all sides. */
  readonly uprightMm2: number;
  /** Its surface as seen from above and below. */
  readonly levelMm2: number;
  /** The hull's corners in the machine's x and y, in turn. */
  readonly seenFromAbove: Float64Array;
}

/** Places a body, or in its stead a lighter mesh of it. */
export function placeBody(body: PreparedBody, placement: Pick<Placement, 'up' | 'along'>, source: BodyMesh = body.mesh): PlacedBody {
  const mesh = placeMesh(source, placement);
  const { corners } = body.hull;
  const across = cross(placement.up, placement.along);
  const seenFromAbove = new Float64Array((2 * corners.length) / 3);
  for (let n = 0; n < corners.length / 3; n++) {
    const corner = [corners[3 * n] as number, corners[3 * n + 1] as number, corners[3 * n + 2] as number] as const;
    seenFromAbove[2 * n] = dot(corner, placement.along);
    seenFromAbove[2 * n + 1] = dot(corner, across);
  }
  return { body, mesh, solidMm3: body.solidMm3, ...areasOf(mesh), seenFromAbove };
}

function placeMesh({ positions, indices }: BodyMesh, { up, along }: Pick<Placement, 'up' | 'along'>): PlacedMesh {
  const [x, y, z] = [along, cross(up, along), up];
  const [spanX, spanY, spanZ] = [spanAlong(positions, x), spanAlong(positions, y), spanAlong(positions, z)];
  const placed = new Float32Array(positions.length);
  for (let n = 0; n < positions.length; n += 3) {
    const [px, py, pz] = [positions[n] as number, positions[n + 1] as number, positions[n + 2] as number];
    placed[n] = px * x[0] + py * x[1] + pz * x[2] - spanX.low;
    placed[n + 1] = px * y[0] + py * y[1] + pz * y[2] - spanY.low;
    placed[n + 2] = px * z[0] + py * z[1] + pz * z[2] - spanZ.low;
  }
  return { positions: placed, indices, sizeMm: { x: spanX.high - spanX.low, y: spanY.high - spanY.low, z: spanZ.high - spanZ.low } };
}

function areasOf({ positions, indices }: PlacedMesh): Pick<PlacedBody, 'uprightMm2' | 'levelMm2'> {
  let [upright, level] = [0, 0];
  for (let n = 0; n < indices.length; n += 3) {
    const p = (indices[n] as number) * 3;
    const q = (indices[n + 1] as number) * 3;
    const r = (indices[n + 2] as number) * 3;
    const [px, py, pz] = [positions[p] as number, positions[p + 1] as number, positions[p + 2] as number];
    const [ux, uy, uz] = [(positions[q] as number) - px, (positions[q + 1] as number) - py, (positions[q + 2] as number) - pz];
    const [vx, vy, vz] = [(positions[r] as number) - px, (positions[r + 1] as number) - py, (positions[r + 2] as number) - pz];
    const [nx, ny] = [uy * vz - uz * vy, uz * vx - ux * vz];
    upright += Math.sqrt(nx * nx + ny * ny);
    level += Math.abs(ux * vy - uy * vx);
  }
  return { uprightMm2: upright / 2, levelMm2: level / 2 };
}
