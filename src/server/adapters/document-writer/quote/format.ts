/** A number of pieces: '1,200'. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
