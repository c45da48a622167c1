import { withMesh } from './layer-engine.ts';
import type { PlacedMesh } from './placed-mesh.ts';

/** Where upright lines through the centres of a grid's cells cross a body's surface, from the plate up. */
export interface Columns {
  readonly cellAreaMm2: number;
  /** Cells are counted along x first; this many make a row. */
  readonly cellsX: number;
  /** A cell's sides, mm. */
  readonly stepX: number;
  readonly stepY: number;
  /** Of each cell: its first crossing; one entry more than cells. */
  readonly starts: Uint32Array;
  /** Of each crossing: height, mm, and the z of the surface's normal: negative where the line enters the body. */
  readonly heights: Float32Array;
  readonly slopes: Float32Array;
}

/** Crossings are kept to this many, by coarser cells for meshes that are crossed more often. */
const MOST_CROSSINGS = 8_000_000;

/** Crosses a body with a grid of `cells` by `cells` upright lines at most, fewer across its narrower side. */
export function castColumns(mesh: PlacedMesh, cells: number): Columns {
  const { sizeMm } = mesh;
  const side = Math.max(sizeMm.x, sizeMm.y) / cells || 1;
  // Narrow bodies still get a fair number of lines across.
  const cellsX = Math.max(Math.min(cells, 24), Math.ceil(sizeMm.x / side));
  const cellsY = Math.max(Math.min(cells, 24), Math.ceil(sizeMm.y / side));
  const columns = crossGrid(mesh, cellsX, cellsY);
  return columns ?? castColumns(mesh, Math.ceil(cells / 2));
}

function crossGrid(mesh: PlacedMesh, cellsX: number, cellsY: number): Columns | null {
  const [stepX, stepY] = [mesh.sizeMm.x / cellsX || 1, mesh.sizeMm.y / cellsY || 1];
  return withMesh(mesh, (engine) => {
    const count = engine.cross(cellsX, cellsY, stepX, stepY, MOST_CROSSINGS);
    if (count < 0) return null;
    const { buffer } = engine.memory;
    return {
      cellAreaMm2: stepX * stepY,
      cellsX,
      stepX,
      stepY,
      starts: new Uint32Array(buffer, engine.firstsAt(), cellsX * cellsY + 1).slice(),
      heights: new Float32Array(buffer, engine.crossedHeightsAt(), count).slice(),
      slopes: new Float32Array(buffer, engine.crossedSlopesAt(), count).slice(),
    };
  });
}
