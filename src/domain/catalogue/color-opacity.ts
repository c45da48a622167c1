/**
 * How opaque a colour is drawn, 0 to 1: 1 − alpha/100, clamped, and an alpha of 100 counts as 0 (MAT-07).
 * @param alpha transparency from 0 to 100
 */
export function colorOpacity(alpha: number): number {
  if (alpha === 100 || Number.isNaN(alpha)) return 1;
  return Math.min(1, Math.max(0, 1 - alpha / 100));
}
