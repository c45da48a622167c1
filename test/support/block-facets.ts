import { gridSurface } from './solids.ts';
import { type Corner, type Facet, facetsOf } from './stl-samples.ts';

/** A box between two corners, mm. */
export interface Block {
  readonly from: Corner;
  readonly to: Corner;
}

/** The closed surface around blocks that touch or overlap, without what lies inside. */
export function blockFacets(blocks: readonly Block[]): Facet[] {
  const marks = (axis: 0 | 1 | 2) => [...new Set(blocks.flatMap(({ from, to }) => [from[axis], to[axis]]))].sort((a, b) => a - b);
  const isFilled = (...place: Corner) =>
    blocks.some(({ from, to }) => ([0, 1, 2] as const).every((axis) => place[axis] > from[axis] && place[axis] < to[axis]));
  return facetsOf(gridSurface([marks(0), marks(1), marks(2)], isFilled));
}
