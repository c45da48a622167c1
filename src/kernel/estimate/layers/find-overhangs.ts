import { areaOf, footprintOf } from '../shape/footprint.ts';
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
  /** What a string around all of that encloses on the plate, the part's own area and what is held from there. */
  readonly aroundPlateMm2: number;
}

export const NO_OVERHANGS: Overhangs = { areaMm2: 0, spaceMm3: 0, fromPlateMm2: 0, onPlateMm2: 0, aroundPlateMm2: 0 };

/** Degrees to both sides of the angle over which a surface comes to be held, so that a little turn makes little difference. */
const BLUR = 4;

/**
 * Sums up what is held under surfaces that lean further over than `angle` degrees from the plate.
 * @param onPlateMm a surface no higher than this lies on the plate
 */
export function findOverhangs(columns: Columns, angle: number, onPlateMm: number): Overhangs {
  const { starts, heights, slopes, cellAreaMm2 } = columns;
  const shareHeld = holdOver(angle);
  const standing = new StandingCells(columns);
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
      if (height <= onPlateMm) {
        onPlate++;
        standing.add(cell);
      } else {
        const share = shareHeld(-slope);
        if (share === 0) continue;
        held += share;
        space += share * (height - below);
        if (below === 0) {
          fromPlate += share;
          standing.add(cell);
        }
      }
    }
  }
  return {
    areaMm2: held * cellAreaMm2,
    spaceMm3: space * cellAreaMm2,
    fromPlateMm2: fromPlate * cellAreaMm2,
    onPlateMm2: onPlate * cellAreaMm2,
    aroundPlateMm2: standing.areaAround(),
  };
}

/** Of a grid's rows, the first and the last cell that stands on the plate. */
class StandingCells {
  private readonly columns: Columns;
  private readonly rows = new Map<number, readonly [first: number, last: number]>();

  constructor(columns: Columns) {
    this.columns = columns;
  }

  /** Cells come row by row, ascending. */
  add(cell: number): void {
    const { cellsX } = this.columns;
    const [row, column] = [Math.floor(cell / cellsX), cell % cellsX];
    this.rows.set(row, [this.rows.get(row)?.[0] ?? column, column]);
  }

  /** Area of the convex hull, mm². */
  areaAround(): number {
    const { stepX, stepY } = this.columns;
    const corners = [...this.rows].flatMap(([row, [first, last]]) => {
      return [row, row + 1].flatMap((y) => [first * stepX, y * stepY, (last + 1) * stepX, y * stepY]);
    });
    return areaOf(footprintOf(Float64Array.from(corners)));
  }
}

/** What share of a surface is held, by how far it looks down: 0 for upright ones, 1 for level ones. */
export function holdOver(angle: number): (down: number) => number {
  const slopeAt = (degrees: number) => Math.cos((Math.min(90, Math.max(0, degrees)) * Math.PI) / 180);
  const [none, all] = [slopeAt(angle + BLUR), slopeAt(angle - BLUR)];
  return (down) => Math.min(1, Math.max(0, (down - none) / (all - none)));
}

/** What is held at least, told from what leans over alone: the space under it is left out. */
export function leastOverhangs({ body: { facing }, up: [x, y, z] }: PlacedBody, angle: number): Overhangs {
  const shareHeld = holdOver(angle);
  let held = 0;
  for (let n = 0; n < facing.length; n += 3) {
    const [nx, ny, nz] = [facing[n] as number, facing[n + 1] as number, facing[n + 2] as number];
    const down = -(nx * x + ny * y + nz * z);
    if (down <= 0) continue;
    held += down * shareHeld(down / Math.sqrt(nx * nx + ny * ny + nz * nz));
  }
  return { ...NO_OVERHANGS, areaMm2: held };
}
