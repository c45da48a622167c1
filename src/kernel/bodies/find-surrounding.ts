import type { ModelMesh } from '../basics/model.ts';
import type { Shells } from './list-shells.ts';
import type { ShellFigures } from './weigh-shells.ts';

/** Triangles looked at until boxes alone decide; as many take a tenth of a second. */
const MOST_TESTS = 20_000_000;

type Mesh = Pick<ModelMesh, 'positions' | 'indices'>;

/**
 * For each shell that faces inwards the smallest one facing outwards that it lies in, whose cavity it is. Null for all others: those
 * that face outwards, and those that lie in no other.
 */
export function findSurrounding(mesh: Mesh, shells: Shells, weighed: readonly ShellFigures[]): readonly (number | null)[] {
  if (weighed.every(({ volumeMm3 }) => volumeMm3 >= 0)) return weighed.map(() => null);
  const outward = [...weighed.keys()].filter((shell) => volumeOf(weighed, shell) > 0);
  outward.sort((a, b) => volumeOf(weighed, a) - volumeOf(weighed, b));
  const triangles = sortTriangles(shells);
  let tests = 0;
  return weighed.map((inner, shell) => {
    if (inner.volumeMm3 >= 0) return null;
    const point = pointOn(mesh, triangles[shell] as Uint32Array);
    const around = outward.find((outer) => {
      if (!isWithin(inner.box, (weighed[outer] as ShellFigures).box)) return false;
      const own = triangles[outer] as Uint32Array;
      tests += own.length;
      return tests > MOST_TESTS || encloses(mesh, own, point);
    });
    return around ?? null;
  });
}

function volumeOf(weighed: readonly ShellFigures[], shell: number): number {
  return weighed[shell]?.volumeMm3 ?? 0;
}

function sortTriangles({ count, ofTriangle }: Shells): readonly Uint32Array[] {
  const counts = new Uint32Array(count);
  for (const shell of ofTriangle) counts[shell] = (counts[shell] as number) + 1;
  const sorted = Array.from(counts, (length) => new Uint32Array(length));
  const filled = new Uint32Array(count);
  for (const [triangle, shell] of ofTriangle.entries()) {
    const at = filled[shell] as number;
    (sorted[shell] as Uint32Array)[at] = triangle;
    filled[shell] = at + 1;
  }
  return sorted;
}

function isWithin(inner: Float64Array, outer: Float64Array): boolean {
  return [0, 1, 2].every(
    (axis) => (inner[axis] as number) >= (outer[axis] as number) && (inner[axis + 3] as number) <= (outer[axis + 3] as number),
  );
}

/** A point of the surface that lies on no straight line with corners of other shells, as its own corners often do. */
function pointOn({ positions, indices }: Mesh, triangles: Uint32Array): readonly number[] {
  const corners = indices.subarray(3 * (triangles[0] as number));
  const shares = [0.31830989, 0.36787944, 0.31381067];
  return [0, 1, 2].map((axis) =>
    shares.reduce((sum, share, n) => sum + share * (positions[3 * (corners[n] as number) + axis] as number), 0),
  );
}

/** Whether a point lies in the closed surface of some triangles: a line along x from it leaves the surface an odd number of times. */
function encloses({ positions, indices }: Mesh, triangles: Uint32Array, [x = 0, y = 0, z = 0]: readonly number[]): boolean {
  let odd = false;
  for (const triangle of triangles) {
    const a = 3 * (indices[3 * triangle] as number);
    const b = 3 * (indices[3 * triangle + 1] as number);
    const c = 3 * (indices[3 * triangle + 2] as number);
    const [ay, by, cy] = [(positions[a + 1] as number) - y, (positions[b + 1] as number) - y, (positions[c + 1] as number) - y];
    if ((ay > 0 && by > 0 && cy > 0) || (ay < 0 && by < 0 && cy < 0)) continue;
    const [az, bz, cz] = [(positions[a + 2] as number) - z, (positions[b + 2] as number) - z, (positions[c + 2] as number) - z];
    const ab = ay * bz - az * by;
    const bc = by * cz - bz * cy;
    const ca = cy * az - cz * ay;
    if (!((ab > 0 && bc > 0 && ca > 0) || (ab < 0 && bc < 0 && ca < 0))) continue;
    const crossing = (bc * (positions[a] as number) + ca * (positions[b] as number) + ab * (positions[c] as number)) / (ab + bc + ca);
    if (crossing > x) odd = !odd;
  }
  return odd;
}
