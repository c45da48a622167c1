import { withMesh } from '../layers/layer-engine.ts';
import type { BodyMesh } from '../shape/body-mesh.ts';
import type { BodyShape } from '../shape/body-shape.ts';
import { type ConvexHull, offsetVolume } from '../shape/convex-hull.ts';
import { spansAlong } from '../shape/frame.ts';
import type { TightestBox } from '../shape/tightest-box.ts';

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
  const around = fillGrid(grid, { positions: Float32Array.from(hull.corners), indices: hull.indices });
  const share = around > 0 ? fillGrid(grid, mesh) / around : 1;
  return Math.min(1, share) * offsetVolume(hull, clearMm);
}

interface Grid {
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
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
  const [a, b, c] = spansAlong(corners, axes);
  const lows = [(a.low + a.high - nx * cellMm) / 2, (b.low + b.high - ny * cellMm) / 2, (c.low + c.high - nz * cellMm) / 2] as const;
  return { nx, ny, nz, axes, lows, cellMm, hollow: hollowMm / cellMm, reach: reachMm / cellMm };
}

/** The space of a wrap in cells, those that it cuts by how far they are in: dilated, filled up, eroded. */
function fillGrid({ axes, lows, cellMm, nx, ny, nz, hollow, reach }: Grid, mesh: BodyMesh): number {
  return withMesh(mesh, (engine) => {
    const question = [...axes.flat(), ...lows, cellMm, nx, ny, nz, hollow, reach];
    new Float64Array(engine.memory.buffer, engine.questionAt(), question.length).set(question);
    return engine.wrap();
  });
}
