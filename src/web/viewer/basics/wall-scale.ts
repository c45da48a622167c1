/** The colours of a map of walls, from the thinnest on, which needs an eye; told apart without red and green, too. */
export const WALL_COLORS = ['#d1242f', '#f08c00', '#f2d65c', '#8ccfc4', '#4a7fb5'] as const;

/** How often walls of the next colour are as thick as those of this one. */
const STEP = 2;

/** Where each colour but the first begins, mm, where the first is of walls below `leastMm`. */
export function listBounds(leastMm: number): readonly number[] {
  return WALL_COLORS.slice(1).map((_, n) => leastMm * STEP ** n);
}

/** A wall's colour, by its number; `bounds` as `listBounds` tells them. */
export function findColor(thicknessMm: number, bounds: readonly number[]): number {
  const above = bounds.findIndex((bound) => thicknessMm < bound);
  return above < 0 ? bounds.length : above;
}
