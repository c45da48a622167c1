import type { Columns } from '../layers/cast-columns.ts';
import { holdOver, type Overhangs } from '../layers/find-overhangs.ts';

/** Lattice under a body's lowest surfaces, from the plate up. */
export interface Anchors {
  readonly areaMm2: number;
  readonly spaceMm3: number;
}

/** So much of what a body covers of the plate is welded to it or held from it: on less, a coater or its own stresses tear it off. */
const ANCHORED = 0.1;

/**
 * What a body needs to stand beside what overhangs are held anyway, so that none balances on a corner or an edge: its lowest surfaces
 * are held too, steep ones as well, until enough of it is anchored.
 * @param overhangs what `findOverhangs` says of the same columns by the same angle and height
 */
export function findAnchors(columns: Columns, angle: number, onPlateMm: number, { onPlateMm2, fromPlateMm2 }: Overhangs): Anchors {
  const { starts, heights, slopes, cellAreaMm2 } = columns;
  const shareHeld = holdOver(angle);
  const lowest: { readonly height: number; readonly freeMm2: number }[] = [];
  let coveredMm2 = 0;
  for (let cell = 0; cell + 1 < starts.length; cell++) {
    const first = starts[cell] as number;
    if (first === starts[cell + 1]) continue;
    coveredMm2 += cellAreaMm2;
    const height = heights[first] as number;
    const freeMm2 = cellAreaMm2 * (1 - shareHeld(-(slopes[first] as number)));
    if (height > onPlateMm && freeMm2 > 0) lowest.push({ height, freeMm2 });
  }
  const missingMm2 = ANCHORED * coveredMm2 - onPlateMm2 - fromPlateMm2;
  let [areaMm2, spaceMm3] = [0, 0];
  if (missingMm2 <= 0) return { areaMm2, spaceMm3 };
  for (const { height, freeMm2 } of lowest.sort((one, other) => one.height - other.height)) {
    const more = Math.min(freeMm2, missingMm2 - areaMm2);
    if (more <= 0) break;
    areaMm2 += more;
    spaceMm3 += more * height;
  }
  return { areaMm2, spaceMm3 };
}
