/** An id that none of the others has. */
export function freshId(prefix: string, taken: readonly unknown[]): string {
  let number = taken.length + 1;
  while (taken.includes(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}
