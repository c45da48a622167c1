import type { Columns } from './cast-columns.ts';
import type { PlacedBody } from './place-body.ts';

/** What has to be held up on a machine whose supports grow straight up. */
export interface Overhangs {
  /** Surfaces over the plate or the part that are held, seen from above, those that lie on the plate not among them. */
  readonly areaMm2: number;
  /** Space under them, down to the plate or the part. */
  readonly spaceMm3: number;
  /** Of the area, what is held from the plate. */
  readonly fromPlateMm2: number;
  /** The part's own area on the plate. */
  readonly onPlateMm2: number;
}

export const NO_OVERHANGS: Overhangs = { areaMm2: 0, spaceMm3: 0, fromPlateMm2: 0, onPlateMm2: 0 };

/** Degrees to both sides of the angle over which a surface comes to be held, so that a little turn makes little difference. */
const BLUR = 4;

/**
 * Sums up what is held under surfaces that lean further over than `angle` degrees from the plate.
 * @param onPlateMm a surface no higher than this lies on the plate
 */
export function findOverhangs({ starts, heights, slopes, cellAreaMm2 }: Columns, angle: number, onPlateMm: number): Overhangs {
  const { none, all } = slopesAbout(angle);
  let held = 0;
  let space = 0;
  let fromPlate = 0;
  let onPlate = 0;
  for (let cell = 0; cell + 1 < starts.length; cell++) {
    let below = 0;
    let depth = 0;
    const end = starts[cell + 1] as number;
    for (let n = starts[cell] as number; n < end; n++) {
      const height = heights[n] as number;
      const slope = slopes[n] as number;
      if (slope > 0) {
        depth--;
        below = height;
        continue;
      }
      if (depth++ > 0) continue;
      if (height <= onPlateMm) onPlate++;
      else if (-slope > none) {
        const share = Math.min(1, (-slope - none) / (all - none));
        held += share;
        space += share * (height - below);
        if (below === 0) fromPlate += share;
      }
    }
  }
  return {
    areaMm2: held * cellAreaMm2,
    spaceMm3: space * cellAreaMm2,
    fromPlateMm2: fromPlate * cellAreaMm2,
    onPlateMm2: onPlate * cellAreaMm2,
  };
}

/** Slopes of surfaces that are just not held, and of those that are wholly. */
function slopesAbout(angle: number): { readonly none: number; readonly all: number } {
  const slopeAt = (degrees: number) => Math.cos((Math.min(90, Math.max(0, degrees)) * Math.PI) / 180);
  return { none: slopeAt(angle + BLUR), all: slopeAt(angle - BLUR) };
}

/** What is held at least, told from what leans over alone: the space under it is left out. */
export function leastOverhangs({ body: { facing }, up: [x, y, z] }: PlacedBody, angle: number): Overhangs {
  const { none, all } = slopesAbout(angle);
  let held = 0;
  for (let n = 0; n < facing.length; n += 3) {
    const [nx, ny, nz] = [facing[n] as number, facing[n + 1] as number, facing[n + 2] as number];
    const down = -(nx * x + ny * y + nz * z);
    if (down <= 0) continue;
    const slope = down / Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (slope > none) held += down * Math.min(1, (slope - none) / (all - none));
  }
  return { ...NO_OVERHANGS, areaMm2: held };
}
