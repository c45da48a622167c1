/** A larger file begins on the second level. */
const QUICK_BYTES = 1_000_000;

/** The level of turns on which a file of that size begins. */
export function firstLevel(sizeBytes: number): number {
  return sizeBytes > QUICK_BYTES ? 1 : 0;
}
