/** Cents, down to a micro-dollar, to the wire's decimal dollars. */
export function priceFromCents(cents: number): number {
  return Math.round(cents * 10_000) / 1_000_000;
}

/** The wire's decimal dollars to cents, down to a micro-dollar. */
export function centsFromPrice(price: number): number {
  return Math.round(price * 1_000_000) / 10_000;
}

/** Micro-dollars (1e-6 $) to decimal dollars, for receipt lines finer than a cent. */
export function amountFromMicros(micros: number): number {
  return micros / 1_000_000;
}
