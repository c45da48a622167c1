/** A share in words, with its sign. */
export function percent(share: number): string {
  return `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)} %`;
}
