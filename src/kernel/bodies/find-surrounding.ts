import { isWithin } from '../basics/box.ts';
import { divideMesh, type Triangles } from './divide-mesh.ts';
import type { Shells } from './list-shells.ts';
import type { ShellFigures } from './weigh-shells.ts';

/** Triangles looked at until boxes alone decide; as many take a tenth of a second. */
const MOST_TESTS = 20_000_000;

/**
 * For each shell that faces inwards the smallest one facing outwards that it lies in, whose cavity it is. Null for all others: those
 * that face outwards, and those that lie in no other.
 */
export function findSurrounding(mesh: Triangles, shells: Shells, weighed: readonly ShellFigures[]): readonly (number | null)[] {
  if (weighed.every(({ volumeMm3 }) => volumeMm3 >= 0)) return weighed.map(() => null);
  const outward = [...weighed.keys()].filter((shell) => volumeOf(weighed, shell) > 0);
  outward.sort((a, b) => volumeOf(weighed, a) - volumeOf(weighed, b));
  const pieces = divideMesh(mesh, shells.count, shells.ofTriangle);
  let tests = 0;
  return weighed.map((inner, shell) => {
    if (inner.volumeMm3 >= 0) return null;
    const point = pointOn(pieces[shell] as Triangles);
    const around = outward.find((outer) => {
      if (!isWithin(inner.box, (weighed[outer] as ShellFigures).box, 0)) return false;
      const piece = pieces[outer] as Triangles;
      tests += piece.indices.length / 3;
      return tests > MOST_TESTS || encloses(piece, point);
    });
    return around ?? null;
  });
}

function volumeOf(weighed: readonly ShellFigures[], shell: number): number {
  return weighed[shell]?.volumeMm3 ?? 0;
}

/** A point of the surface that lies on no straight line with corners of other shells, as its own corners often do. */
function pointOn({ positions, indices }: Triangles): readonly number[] {
  const shares = [0.31830989, 0.36787944, 0.31381067];
  return [0, 1, 2].map((axis) =>
    shares.reduce((sum, share, n) => sum + share * (positions[3 * (indices[n] as number) + axis] as number), 0),
  );
}

/** Whether a point lies in a closed surface: a line along x from it leaves the surface an odd number of times. */
function encloses({ positions, indices }: Triangles, [x = 0, y = 0, z = 0]: readonly number[]): boolean {
  let odd = false;
  for (let n = 0; n < indices.length; n += 3) {
    const a = 3 * (indices[n] as number);
    const b = 3 * (indices[n + 1] as number);
    const c = 3 * (indices[n + 2] as number);
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
