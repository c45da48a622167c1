import type { ModelMesh } from '../basics/model.ts';
import { once } from '../basics/once.ts';
import type { Vector } from '../basics/vectors.ts';
import { Across } from './across.ts';
import { describeSurface } from './describe-surface.ts';
import { TriangleTree } from './triangle-tree.ts';

/** How thick a model is all over, as small triangles that lie on its own. */
export interface WallMap {
  /** xyz of their corners, three each. */
  readonly corners: Float32Array<ArrayBuffer>;
  /** At each corner, mm; infinite where nothing is opposite within the limit, or two surfaces only meet in an edge. */
  readonly thicknessMm: Float32Array<ArrayBuffer>;
}

/** A picture's worth: the small triangles of a model of few large ones. */
const SMALL_TRIANGLES = 20_000;
/** So many parts a side of one triangle has at most. */
const MOST_PARTS = 64;
/** Models of more triangles are measured once for each, in its middle. */
const MANY_TRIANGLES = 60_000;
/** Places between two pauses: some tenths of a second. */
const PAUSE_EVERY = 20_000;
/** So much of the way to its middle lies what is measured for a triangle's border, where other surfaces begin. */
const INSIDE = 0.01;

/**
 * Measures a mesh as `measureWalls` does, from places spread over all of it, up to `limitMm`. `pause` is awaited now and then, as it takes
 * seconds for a million triangles; it may reject to end the work.
 */
export async function mapWalls(
  mesh: Pick<ModelMesh, 'positions' | 'indices'>,
  limitMm: number,
  pause: () => Promise<void> = async () => {},
): Promise<WallMap> {
  const whole: ModelMesh = { ...mesh, normals: null, edgeSegments: null };
  const surface = describeSurface(whole);
  const across = new Across(new TriangleTree(whole), surface, null);
  const { areas, areaMm2 } = surface;
  const isFine = areas.length > MANY_TRIANGLES;
  const cellMm2 = areaMm2 / SMALL_TRIANGLES;
  const lattices = Array.from({ length: MOST_PARTS }, (_, n) => once(() => divide(n + 1)));
  const partsOf = (area: number) => (isFine ? 1 : Math.min(MOST_PARTS, Math.ceil(Math.sqrt(area / cellMm2))));
  const latticeOf = (area: number) => (area > 0 ? lattices[partsOf(area) - 1]?.() : undefined);
  const count = areas.reduce((sum, area) => sum + (latticeOf(area)?.corners.length ?? 0), 0);
  const corners = new Float32Array(3 * count);
  const thicknessMm = new Float32Array(count);
  const placeOn = (triangle: number, [u, v]: Share): Vector => {
    const at: [number, number, number] = [0, 0, 0];
    surface.placeAt(triangle, 1 - u - v, u, v, at);
    return at;
  };
  let written = 0;
  for (const [triangle, area] of areas.entries()) {
    // Without an area it has no inside, and nothing of it is seen.
    const lattice = latticeOf(area);
    if (lattice === undefined) continue;
    const measure = ([u, v]: Share) => {
      const inside = placeOn(triangle, [u + INSIDE * (1 / 3 - u), v + INSIDE * (1 / 3 - v)]);
      return across.measure('walls', triangle, inside, limitMm)?.distance ?? Number.POSITIVE_INFINITY;
    };
    const middle = isFine ? measure([1 / 3, 1 / 3]) : null;
    const thickness = lattice.shares.map((share) => middle ?? measure(share));
    const places = lattice.shares.map((share) => placeOn(triangle, share));
    for (const corner of lattice.corners) {
      corners.set(places[corner] as Vector, 3 * written);
      thicknessMm[written] = thickness[corner] as number;
      written += 1;
      if (written % PAUSE_EVERY === 0) await pause();
    }
  }
  return { corners, thicknessMm };
}

/** How far a place on a triangle lies from its first corner towards the others, of the ways there. */
type Share = readonly [number, number];

/** A triangle whose sides are divided into so many parts: the places on it, and which of them are corners of small triangles. */
function divide(parts: number): { readonly shares: readonly Share[]; readonly corners: readonly number[] } {
  const shares: Share[] = [];
  const corners: number[] = [];
  const at = (i: number, j: number) => i * (parts + 1) - (i * (i - 1)) / 2 + j;
  for (let i = 0; i <= parts; i++) {
    for (let j = 0; i + j <= parts; j++) {
      shares.push([i / parts, j / parts]);
      if (i + j < parts) corners.push(at(i, j), at(i + 1, j), at(i, j + 1));
      if (i + j + 1 < parts) corners.push(at(i + 1, j), at(i + 1, j + 1), at(i, j + 1));
    }
  }
  return { shares, corners };
}
