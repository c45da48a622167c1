/** Money inside is an integer count of micro-dollars (1e-6 $); at the edge it is whole cents. */
export type Micros = number;

export const MICROS_PER_CENT = 10_000;

/** Micro-dollars to whole cents, rounded half up. */
export function centsFromMicros(micros: Micros): number {
  return Math.floor(micros / MICROS_PER_CENT + 0.5);
}

/** Dollars, possibly fractional, to whole micro-dollars, rounded half up. */
export function microsFromDollars(dollars: number): Micros {
  return Math.floor(dollars * 1_000_000 + 0.5);
}
