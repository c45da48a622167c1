/** The next 1, 2 or 5 of a power of ten: where a scale that begins at 0 ends well. 1 for 0. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((end) => end >= value) ?? value;
}
