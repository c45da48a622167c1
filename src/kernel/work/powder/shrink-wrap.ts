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
  const [a, b, c] = axes;
  const [lowA, lowB, lowC] = lows;
  for (let n = 0; n < indices.length; n += 3) {
    const p = 3 * (indices[n] as number);
    const q = 3 * (indices[n + 1] as number);
    const r = 3 * (indices[n + 2] as number);
    const [px, py, pz] = [positions[p] as number, positions[p + 1] as number, positions[p + 2] as number];
    const [ux, uy, uz] = [(positions[q] as number) - px, (positions[q + 1] as number) - py, (positions[q + 2] as number) - pz];
    const [vx, vy, vz] = [(positions[r] as number) - px, (positions[r + 1] as number) - py, (positions[r + 2] as number) - pz];
    const longest = Math.max(ux * ux + uy * uy + uz * uz, vx * vx + vy * vy + vz * vz);
    const steps = 1 + Math.floor((1.5 * Math.sqrt(longest)) / cellMm);
    for (let i = 0; i <= steps; i++) {
      for (let j = 0; i + j <= steps; j++) {
        const [s, t] = [i / steps, j / steps];
        const [x, y, z] = [px + s * ux + t * vx, py + s * uy + t * vy, pz + s * uz + t * vz];
        const along = Math.floor((x * a[0] + y * a[1] + z * a[2] - lowA) / cellMm);
        const across = Math.floor((x * b[0] + y * b[1] + z * b[2] - lowB) / cellMm);
        const above = Math.floor((x * c[0] + y * c[1] + z * c[2] - lowC) / cellMm);
        marked[(above * ny + across) * nx + along] = 1;
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
