import type { Direction } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import { listCandidates } from './candidate-directions.ts';
import { closeCavities } from './close-cavities.ts';
import { type ConvexHull, hullOf } from './convex-hull.ts';
import { thinOut } from './thin-out.ts';
import { boxAround, type TightestBox } from './tightest-box.ts';

/** What all processes ask of a body, worked out once. */
export interface PreparedBody {
  /** Its outer surface: cavities that nothing gets out of count as filled. */
  readonly mesh: BodyMesh;
  /** The same with fewer triangles, to compare orientations on. */
  readonly light: BodyMesh;
  readonly hull: ConvexHull;
  readonly box: TightestBox;
  readonly solidMm3: number;
  readonly areaMm2: number;
  /** Directions that may point up, each once. */
  readonly candidates: readonly Direction[];
}

/** Prepares a body for the estimates of several machines. Any mesh of finite numbers will do, open and flat ones included. */
export function prepareBody(body: BodyMesh): PreparedBody {
  const hull = hullOf(body.positions);
  const box = boxAround(hull);
  const mesh = closeCavities(body);
  const { volume, area } = weigh(mesh);
  return {
    mesh,
    light: thinOut(mesh, box),
    hull,
    box,
    solidMm3: Math.min(Math.abs(volume), volumeOf(hull)),
    areaMm2: area,
    candidates: listCandidates(mesh, hull, box),
  };
}

function weigh({ positions, indices }: BodyMesh): { readonly volume: number; readonly area: number } {
  const [ox = 0, oy = 0, oz = 0] = positions;
  let [six, double] = [0, 0];
  for (let n = 0; n < indices.length; n += 3) {
    const a = (indices[n] as number) * 3;
    const b = (indices[n + 1] as number) * 3;
    const c = (indices[n + 2] as number) * 3;
    const [ax, ay, az] = [(positions[a] as number) - ox, (positions[a + 1] as number) - oy, (positions[a + 2] as number) - oz];
    const [ux, uy, uz] = [
      (positions[b] as number) - ox - ax,
      (positions[b + 1] as number) - oy - ay,
      (positions[b + 2] as number) - oz - az,
    ];
    const [vx, vy, vz] = [
      (positions[c] as number) - ox - ax,
      (positions[c + 1] as number) - oy - ay,
      (positions[c + 2] as number) - oz - az,
    ];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    double += Math.sqrt(nx * nx + ny * ny + nz * nz);
    six += ax * nx + ay * ny + az * nz;
  }
  return { volume: six / 6, area: double / 2 };
}

function volumeOf({ corners, indices, normals, areas }: ConvexHull): number {
  const [ox = 0, oy = 0, oz = 0] = corners;
  let volume = 0;
  for (let facet = 0; facet < areas.length; facet++) {
    const corner = 3 * (indices[3 * facet] as number);
    const height =
      ((corners[corner] as number) - ox) * (normals[3 * facet] as number) +
      ((corners[corner + 1] as number) - oy) * (normals[3 * facet + 1] as number) +
      ((corners[corner + 2] as number) - oz) * (normals[3 * facet + 2] as number);
    volume += (height * (areas[facet] as number)) / 3;
  }
  return volume;
}
