import type { ModelMesh } from '../basics/model.ts';
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
/** Of how many parts a side of one triangle consists at most. */
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
  const { positions, indices } = mesh;
  const cellMm2 = surface.areaMm2 / SMALL_TRIANGLES;
  const isFine = surface.areas.length > MANY_TRIANGLES;
  const partsOf = (area: number) => (isFine ? 1 : Math.min(MOST_PARTS, Math.max(1, Math.ceil(Math.sqrt(area / cellMm2)))));
  const count = surface.areas.reduce((sum, area) => sum + (area > 0 ? partsOf(area) ** 2 : 0), 0);
  const corners = new Float32Array(9 * count);
  const thicknessMm = new Float32Array(3 * count);
  let written = 0;
  const at: [number, number, number] = [0, 0, 0];
  const inside: [number, number, number] = [0, 0, 0];

  for (let triangle = 0; triangle < surface.areas.length; triangle++) {
    const area = surface.areas[triangle] as number;
    if (!(area > 0)) continue;
    const [a, b, c] = [0, 1, 2].map((corner) => 3 * (indices[3 * triangle + corner] as number)) as [number, number, number];
    const parts = partsOf(area);
    if (Math.floor((written + 3 * parts ** 2) / PAUSE_EVERY) > Math.floor(written / PAUSE_EVERY)) await pause();
    /** At shares of the sides from the first corner to the others. */
    const place = (u: number, v: number, to: [number, number, number]) => {
      for (let axis = 0; axis < 3; axis++) {
        const from = positions[a + axis] as number;
        to[axis] = from + u * ((positions[b + axis] as number) - from) + v * ((positions[c + axis] as number) - from);
      }
    };
    const measure = (u: number, v: number) => {
      place(u + INSIDE * (1 / 3 - u), v + INSIDE * (1 / 3 - v), inside);
      return across.measure('walls', triangle, inside, limitMm)?.distance ?? Number.POSITIVE_INFINITY;
    };
    const middle = isFine ? measure(1 / 3, 1 / 3) : 0;
    const row = (i: number) => Array.from({ length: parts - i + 1 }, (_, j) => (isFine ? middle : measure(i / parts, j / parts)));
    const write = (i: number, j: number, mm: number) => {
      place(i / parts, j / parts, at);
      corners.set(at, 3 * written);
      thicknessMm[written++] = mm;
    };
    let [near, far] = [row(0), row(1)];
    for (let i = 0; i < parts; i++) {
      for (let j = 0; j + i < parts; j++) {
        write(i, j, near[j] as number);
        write(i + 1, j, far[j] as number);
        write(i, j + 1, near[j + 1] as number);
        if (i + j + 1 >= parts) continue;
        write(i + 1, j, far[j] as number);
        write(i + 1, j + 1, far[j + 1] as number);
        write(i, j + 1, near[j + 1] as number);
      }
      [near, far] = [far, i + 2 <= parts ? row(i + 2) : []];
    }
  }
  return { corners, thicknessMm };
}
