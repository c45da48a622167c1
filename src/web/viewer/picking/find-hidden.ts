import type { Look } from '../mesh/messages.ts';
import type { Triangles } from '../mesh/read-mesh.ts';
import { addScaled, isShown, lengthOf, subtract } from './vectors.ts';

/**
 * Which points of a mesh lie behind it, seen from `eye`, or are cut away. Looks at every triangle, which takes a million of them some
 * ten milliseconds for each point, and no index to be built.
 */
export function findHidden({ positions, indices }: Triangles, { eye, points, shown }: Look): boolean[] {
  return points.map(({ at, within }) => {
    if (!isShown(at, shown)) return true;
    const way = subtract(at, eye);
    const distance = lengthOf(way);
    const nearest = 1 - within / distance;
    // Möller and Trumbore's test of a ray against a triangle, without vectors: it runs for every triangle.
    for (let n = 0; n < indices.length; n += 3) {
      const a = (indices[n] as number) * 3;
      const b = (indices[n + 1] as number) * 3;
      const c = (indices[n + 2] as number) * 3;
      const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
      const [ux, uy, uz] = [(positions[b] as number) - ax, (positions[b + 1] as number) - ay, (positions[b + 2] as number) - az];
      const [vx, vy, vz] = [(positions[c] as number) - ax, (positions[c + 1] as number) - ay, (positions[c + 2] as number) - az];
      const [px, py, pz] = [way.y * vz - way.z * vy, way.z * vx - way.x * vz, way.x * vy - way.y * vx];
      const volume = ux * px + uy * py + uz * pz;
      if (volume === 0) continue;
      const [sx, sy, sz] = [eye.x - ax, eye.y - ay, eye.z - az];
      const u = (sx * px + sy * py + sz * pz) / volume;
      if (u < 0 || u > 1) continue;
      const [qx, qy, qz] = [sy * uz - sz * uy, sz * ux - sx * uz, sx * uy - sy * ux];
      const v = (way.x * qx + way.y * qy + way.z * qz) / volume;
      if (v < 0 || u + v > 1) continue;
      const share = (vx * qx + vy * qy + vz * qz) / volume;
      if (share <= 0 || share >= nearest) continue;
      if (isShown(addScaled(eye, way, share), shown)) return true;
    }
    return false;
  });
}
