/** Whole cents to the wire's decimal dollars. */
export function priceFromCents(cents: number): number {
  return cents / 100;
}

/** The wire's decimal dollars to whole cents, rounded to the nearest. */
export function centsFromPrice(price: number): number {
  return Math.round(price * 100);
}

/** Micro-dollars (1e-6 $) to decimal dollars, for receipt lines finer than a cent. */
export function amountFromMicros(micros: number): number {
  return micros / 1_000_000;
}
