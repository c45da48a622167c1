/**
 * Money inside is an integer count of micro-dollars (1e-6 $). What a line costs is whole cents; what one of its pieces costs is cents down
 * to a micro-dollar, so that pieces × unit price is the line's total to the cent.
 */
export type Micros = number;

export const MICROS_PER_CENT = 10_000;

/** What so many pieces cost at a unit price, in whole cents. */
export function totalCents(unitPriceCents: number, quantity: number): number {
  return Math.floor(unitPriceCents * quantity + 0.5);
}

/** Dollars, possibly fractional, to whole micro-dollars, rounded half up. */
export function microsFromDollars(dollars: number): Micros {
  return Math.floor(dollars * 1_000_000 + 0.5);
}

/** Cents as customers read them, to the nearest whole one: '$1,234.50' (GEN-08). */
export function formatCents(cents: number): string {
  const digits = String(Math.round(Math.abs(cents))).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${digits.slice(-2)}`;
}
