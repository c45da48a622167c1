import type { Direction } from '#domain/work/part-work.ts';
import type { BodyShape } from '../body-shape.ts';
import { type ConvexHull, offsetVolume } from '../convex-hull.ts';
import { spanAlong } from '../frame.ts';
import type { TightestBox } from '../tightest-box.ts';
import { distanceFrom, type GridSize } from './distance-field.ts';

/** Hollows narrower than twice this share of a body's length hold no other body. */
const HOLLOW = 0.1;
/** Cells across the longest side. */
const CELLS = 44;

/**
 * The space a body takes among others, mm³: what is within `clearMm` of it, its narrow hollows and all that it encloses. A grid
 * tells the share of the hull's space, whose own is known exactly.
 */
export function shrinkWrap({ mesh, hull, box }: Pick<BodyShape, 'mesh' | 'hull' | 'box'>, clearMm: number): number {
  const grid = gridOver(hull, box, clearMm);
  const around = fillGrid(grid, hull.corners, hull.indices);
  const share = around > 0 ? fillGrid(grid, mesh.positions, mesh.indices) / around : 1;
  return Math.min(1, share) * offsetVolume(hull, clearMm);
}

interface Grid extends GridSize {
  readonly axes: TightestBox['axes'];
  readonly lows: readonly [number, number, number];
  readonly cellMm: number;
  /** In cells: how far hollows are filled, and how far the surface of that is from the body. */
  readonly hollow: number;
  readonly reach: number;
}

/** A grid along the tightest box, the same on either side of its middle. */
function gridOver({ corners }: ConvexHull, { axes, sizeMm }: TightestBox, clearMm: number): Grid {
  const hollowMm = HOLLOW * sizeMm.x;
  const reachMm = hollowMm + clearMm;
  const cellMm = (sizeMm.x + 2 * reachMm) / CELLS;
  const count = (side: number) => Math.ceil((side + 2 * reachMm) / cellMm) + 4;
  const [nx, ny, nz] = [count(sizeMm.x), count(sizeMm.y), count(sizeMm.z)];
  const lowAlong = (axis: Direction, cells: number) => {
    const { low, high } = spanAlong(corners, axis);
    return (low + high - cells * cellMm) / 2;
  };
  const lows = [lowAlong(axes[0], nx), lowAlong(axes[1], ny), lowAlong(axes[2], nz)] as const;
  return { nx, ny, nz, axes, lows, cellMm, hollow: hollowMm / cellMm, reach: reachMm / cellMm };
}

/** The space of a wrap in cells, those that it cuts by how far they are in: dilated, filled up, eroded. */
function fillGrid(grid: Grid, positions: Float32Array | Float64Array, indices: Uint32Array): number {
  const near = distanceFrom(markSurface(grid, positions, indices), grid);
  const within = distanceFrom(markOutside(grid, near), grid);
  let cells = 0;
  for (let n = 0; n < within.length; n++) cells += Math.min(1, Math.max(0, Math.sqrt(within[n] as number) - grid.hollow));
  return cells;
}

/** The cells that a surface goes through, by points on it that lie closer together than cells. */
function markSurface({ nx, ny, nz, axes, lows, cellMm }: Grid, positions: Float32Array | Float64Array, indices: Uint32Array): Uint8Array {
  const marked = new Uint8Array(nx * ny * nz);
  // Along the grid's axes, in cells.
  const places = new Float64Array(positions.length);
  for (const [axis, [x, y, z]] of axes.entries()) {
    const low = lows[axis] as number;
    for (let n = 0; n < positions.length; n += 3) {
      const along = (positions[n] as number) * x + (positions[n + 1] as number) * y + (positions[n + 2] as number) * z;
      places[n + axis] = (along - low) / cellMm;
    }
  }
  const mark = (x: number, y: number, z: number) => {
    marked[(Math.floor(z) * ny + Math.floor(y)) * nx + Math.floor(x)] = 1;
  };
  for (let n = 0; n < indices.length; n += 3) {
    const p = 3 * (indices[n] as number);
    const q = 3 * (indices[n + 1] as number);
    const r = 3 * (indices[n + 2] as number);
    const px = places[p] as number;
    const py = places[p + 1] as number;
    const pz = places[p + 2] as number;
    const ux = (places[q] as number) - px;
    const uy = (places[q + 1] as number) - py;
    const uz = (places[q + 2] as number) - pz;
    const vx = (places[r] as number) - px;
    const vy = (places[r + 1] as number) - py;
    const vz = (places[r + 2] as number) - pz;
    const steps = 1 + Math.floor(1.5 * Math.sqrt(Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz)));
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; i + j <= steps; j++) {
        const s = i / steps;
        const t = j / steps;
        mark(px + s * ux + t * vx, py + s * uy + t * vy, pz + s * uz + t * vz);
      }
    }
  }
  return marked;
}

/** The cells that are reached from the grid's corner without coming too near to the body. */
function markOutside({ nx, ny, nz, reach }: Grid, near: Float32Array): Uint8Array {
  const reached = new Uint8Array(near.length);
  const stack = new Int32Array(near.length);
  const squared = reach * reach;
  let depth = 1;
  reached[0] = 1;
  const visit = (to: number) => {
    if (reached[to] === 1 || (near[to] as number) <= squared) return;
    reached[to] = 1;
    stack[depth++] = to;
  };
  while (depth > 0) {
    const at = stack[--depth] as number;
    const [x, y, z] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
    if (x > 0) visit(at - 1);
    if (x < nx - 1) visit(at + 1);
    if (y > 0) visit(at - nx);
    if (y < ny - 1) visit(at + nx);
    if (z > 0) visit(at - nx * ny);
    if (z < nz - 1) visit(at + nx * ny);
  }
  return reached;
}
