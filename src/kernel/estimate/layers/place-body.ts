import type { Direction, Placement } from '#domain/estimate/part-work.ts';
import type { Extents } from '#domain/part/part.ts';
import { once } from '../../basics/once.ts';
import { cross } from '../../basics/vectors.ts';
import type { BodyMesh } from '../shape/body-mesh.ts';
import type { BodyShape } from '../shape/body-shape.ts';
import { seenAround } from '../shape/facing.ts';
import type { Footprint } from '../shape/footprint.ts';
import { footprintIn, spansAlong } from '../shape/frame.ts';
import { stepFor } from '../shape/rounding-step.ts';
import { type Columns, castColumns } from './cast-columns.ts';
import type { PlacedMesh } from './placed-mesh.ts';

/** A body in one of its orientations. */
export interface PlacedBody {
  readonly detail: Detail;
  readonly body: BodyShape;
  readonly up: Direction;
  /** Of the whole body, also where the mesh is a lighter one. */
  readonly sizeMm: Extents;
  readonly mesh: () => PlacedMesh;
  readonly columns: () => Columns;
  readonly areas: () => ReturnType<typeof seenAround>;
  /** What it covers, seen from above. */
  readonly footprint: () => Footprint;
}

export type Detail = 'coarse' | 'full';

/** Upright lines across a body's longer side. */
const CELLS = { coarse: 56, full: 128 } as const;

/** Places a body; `coarse`: a light mesh in its stead, to compare orientations. */
export function placeBody(body: BodyShape, stance: Pick<Placement, 'up' | 'along' | 'sizeMm'>, detail: Detail): PlacedBody {
  const mesh = once(() => placeMesh(detail === 'full' ? body.mesh : body.light, stance));
  const { up, along } = stance;
  return {
    detail,
    body,
    up,
    sizeMm: detail === 'full' ? mesh().sizeMm : stance.sizeMm,
    mesh,
    columns: once(() => castColumns(mesh(), CELLS[detail])),
    areas: once(() => seenAround(body.facing, up)),
    footprint: once(() => footprintIn(body.hull, { x: along, y: cross(up, along), z: up })),
  };
}

function placeMesh({ positions, indices }: BodyMesh, { up, along }: Pick<Placement, 'up' | 'along'>): PlacedMesh {
  const across = cross(up, along);
  const [x0, x1, x2] = along;
  const [y0, y1, y2] = across;
  const [z0, z1, z2] = up;
  const spans = spansAlong(positions, [along, across, up]);
  const [{ low: lowX }, { low: lowY }, { low: lowZ }] = spans;
  const lengths = spans.map(({ low, high }) => high - low);
  const step = stepFor(Math.max(...lengths));
  const [x, y, z] = lengths.map((length) => Math.round(length / step) * step) as [number, number, number];
  const placed = new Float32Array(positions.length);
  for (let n = 0; n < positions.length; n += 3) {
    const px = positions[n] as number;
    const py = positions[n + 1] as number;
    const pz = positions[n + 2] as number;
    placed[n] = Math.round((px * x0 + py * x1 + pz * x2 - lowX) / step) * step;
    placed[n + 1] = Math.round((px * y0 + py * y1 + pz * y2 - lowY) / step) * step;
    placed[n + 2] = Math.round((px * z0 + py * z1 + pz * z2 - lowZ) / step) * step;
  }
  return { positions: placed, indices, sizeMm: { x, y, z } };
}
