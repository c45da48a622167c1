import type { Extents } from '#domain/part.ts';
import type { Placement } from '#domain/work/part-work.ts';
import type { BodyMesh } from './body-mesh.ts';
import type { BodyShape } from './body-shape.ts';
import { type Columns, castColumns } from './cast-columns.ts';
import { seenAround } from './facing.ts';
import type { Footprint } from './footprint.ts';
import { cross, footprintIn, spanAlong } from './frame.ts';
import { once } from './once.ts';
import type { PlacedMesh } from './placed-mesh.ts';

/** A body in one of its orientations. */
export interface PlacedBody {
  readonly detail: Detail;
  readonly body: BodyShape;
  /** Of the whole body, also where the mesh is a lighter one. */
  readonly sizeMm: Extents;
  readonly mesh: () => PlacedMesh;
  readonly columns: () => Columns;
  readonly areas: () => ReturnType<typeof seenAround>;
  /** What it covers, seen from above. */
  readonly footprint: Footprint;
}

export type Detail = 'coarse' | 'full';

/** Upright lines across a body's longer side. */
const CELLS = { coarse: 56, full: 256 } as const;

/** Places a body; `coarse`: a light mesh in its stead, to compare orientations. */
export function placeBody(body: BodyShape, placement: Pick<Placement, 'up' | 'along' | 'sizeMm'>, detail: Detail): PlacedBody {
  const mesh = once(() => placeMesh(detail === 'full' ? body.mesh : body.light, placement));
  const { up, along } = placement;
  return {
    detail,
    body,
    sizeMm: detail === 'full' ? sizeIn(body.mesh, placement) : placement.sizeMm,
    mesh,
    columns: once(() => castColumns(mesh(), CELLS[detail])),
    areas: once(() => seenAround(body.facing, up)),
    footprint: footprintIn(body.hull, { x: along, y: cross(up, along), z: up }),
  };
}

/**
 * Coordinates are rounded to steps of about a millionth of the body's length: what single precision leaves of a turned file then
 * doesn't decide whether a layer lies just within a face.
 */
function stepFor(lengthMm: number): number {
  return lengthMm > 0 ? 10 ** Math.floor(Math.log10(lengthMm * 2e-6)) : 1;
}

function sizeIn({ positions }: BodyMesh, { up, along }: Pick<Placement, 'up' | 'along'>): Extents {
  const spans = [along, cross(up, along), up].map((axis) => spanAlong(positions, axis)).map(({ low, high }) => high - low);
  const step = stepFor(Math.max(...spans));
  const [x, y, z] = spans.map((span) => Math.round(span / step) * step) as [number, number, number];
  return { x, y, z };
}

function placeMesh(mesh: BodyMesh, placement: Pick<Placement, 'up' | 'along'>): PlacedMesh {
  const { positions, indices } = mesh;
  const { up, along } = placement;
  const [x, y, z] = [along, cross(up, along), up];
  const [lowX, lowY, lowZ] = [spanAlong(positions, x).low, spanAlong(positions, y).low, spanAlong(positions, z).low];
  const sizeMm = sizeIn(mesh, placement);
  const step = stepFor(Math.max(sizeMm.x, sizeMm.y, sizeMm.z));
  const placed = new Float32Array(positions.length);
  for (let n = 0; n < positions.length; n += 3) {
    const [px, py, pz] = [positions[n] as number, positions[n + 1] as number, positions[n + 2] as number];
    placed[n] = Math.round((px * x[0] + py * x[1] + pz * x[2] - lowX) / step) * step;
    placed[n + 1] = Math.round((px * y[0] + py * y[1] + pz * y[2] - lowY) / step) * step;
    placed[n + 2] = Math.round((px * z[0] + py * z[1] + pz * z[2] - lowZ) / step) * step;
  }
  return { positions: placed, indices, sizeMm };
}
