/** Pieces of one part in one line (UPL-12). */
export const MIN_QUANTITY = 1;
export const MAX_QUANTITY = 1000;

/** A whole number of pieces from 1 to 1000: fractions are cut off, what is no number counts as 1. */
export function clampQuantity(value: number): number {
  if (Number.isNaN(value)) return MIN_QUANTITY;
  return Math.min(MAX_QUANTITY, Math.max(MIN_QUANTITY, Math.trunc(value)));
}
