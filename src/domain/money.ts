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

/** Whole cents as customers read them: '$1,234.50' (GEN-08). */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
