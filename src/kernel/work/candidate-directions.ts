import type { Direction } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import type { ConvexHull } from './convex-hull.ts';
import { dot, opposite, unit } from './frame.ts';
import { mergeDirections } from './merge-directions.ts';
import type { TightestBox } from './tightest-box.ts';

const RESTING_FACES = 8;
const FLAT_FACES = 6;
const SAME_FACE_DEGREES = 3;
const SAME_UP_DEGREES = 2;
/** Cells along each side of the cube whose sides stand for all directions. */
const BINS = 32;

/**
 * Directions that may point up, none of which depends on the angle that the body has in its file: away from the faces it may rest
 * on, along the normals of its largest flat faces, along the axes of its tightest box.
 */
export function listCandidates(mesh: BodyMesh, { normals, areas }: ConvexHull, box: TightestBox): Direction[] {
  const resting = mergeDirections(normals, areas, SAME_FACE_DEGREES, box.axes).slice(0, RESTING_FACES);
  const flat = mergeDirections(...binNormals(mesh, box), SAME_FACE_DEGREES, box.axes).slice(0, FLAT_FACES);
  const listed: Direction[] = [];
  const near = Math.cos((SAME_UP_DEGREES * Math.PI) / 180);
  for (const direction of [
    ...resting.map((face) => opposite(face.direction)),
    ...box.axes.flatMap((axis) => [axis, opposite(axis)]),
    ...flat.flatMap((face) => [face.direction, opposite(face.direction)]),
  ]) {
    if (!listed.some((other) => dot(direction, other) > near)) listed.push(direction);
  }
  return listed;
}

/** Directions between the axes of a body's tightest box: tilted, a body may need less support. */
export function listTilts({ axes: [a, b, c] }: TightestBox): Direction[] {
  const signs = [-1, 0, 1] as const;
  return signs.flatMap((i) =>
    signs.flatMap((j) =>
      signs.flatMap((k): Direction[] => {
        if (Math.abs(i) + Math.abs(j) + Math.abs(k) < 2) return [];
        return [unit([i * a[0] + j * b[0] + k * c[0], i * a[1] + j * b[1] + k * c[1], i * a[2] + j * b[2] + k * c[2]])];
      }),
    ),
  );
}

/** Normals of a mesh by how much area they have: one for each bin of a cube that lies along the box's axes. */
function binNormals({ positions, indices }: BodyMesh, { axes: [a, b, c] }: TightestBox): [directions: Float64Array, weights: Float64Array] {
  const sums = new Float64Array(3 * 6 * BINS * BINS);
  for (let n = 0; n < indices.length; n += 3) {
    const p = (indices[n] as number) * 3;
    const q = (indices[n + 1] as number) * 3;
    const r = (indices[n + 2] as number) * 3;
    const [px, py, pz] = [positions[p] as number, positions[p + 1] as number, positions[p + 2] as number];
    const [ux, uy, uz] = [(positions[q] as number) - px, (positions[q + 1] as number) - py, (positions[q + 2] as number) - pz];
    const [vx, vy, vz] = [(positions[r] as number) - px, (positions[r + 1] as number) - py, (positions[r + 2] as number) - pz];
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    const [x, y, z] = [nx * a[0] + ny * a[1] + nz * a[2], nx * b[0] + ny * b[1] + nz * b[2], nx * c[0] + ny * c[1] + nz * c[2]];
    const [ex, ey, ez] = [Math.abs(x), Math.abs(y), Math.abs(z)];
    const most = Math.max(ex, ey, ez);
    if (most === 0) continue;
    const side = most === ex ? (x > 0 ? 0 : 1) : most === ey ? (y > 0 ? 2 : 3) : z > 0 ? 4 : 5;
    const [s, t] = side < 2 ? [y, z] : side < 4 ? [x, z] : [x, y];
    const row = Math.min(BINS - 1, Math.floor(((s / most + 1) / 2) * BINS));
    const column = Math.min(BINS - 1, Math.floor(((t / most + 1) / 2) * BINS));
    const bin = 3 * ((side * BINS + row) * BINS + column);
    sums[bin] = (sums[bin] as number) + nx;
    sums[bin + 1] = (sums[bin + 1] as number) + ny;
    sums[bin + 2] = (sums[bin + 2] as number) + nz;
  }
  const [directions, weights]: [number[], number[]] = [[], []];
  for (let bin = 0; bin < sums.length; bin += 3) {
    const sum: Direction = [sums[bin] as number, sums[bin + 1] as number, sums[bin + 2] as number];
    const weight = Math.hypot(...sum);
    if (weight === 0) continue;
    directions.push(...unit(sum));
    weights.push(weight);
  }
  return [Float64Array.from(directions), Float64Array.from(weights)];
}
