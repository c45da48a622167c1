/**
 * Lengths are rounded to steps of about a millionth of the body's length: what single precision leaves of a turned file then
 * doesn't decide whether a layer lies just within a face.
 */
export function stepFor(lengthMm: number): number {
  return lengthMm > 0 ? 10 ** Math.floor(Math.log10(lengthMm * 2e-6)) : 1;
}
