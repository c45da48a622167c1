/** Where texts stand in another one after the other: behind the last of them, or -1 where one is missing. */
export function findInOrder(text: string, written: readonly string[]): number {
  return written.reduce((from, amount) => {
    const at = from < 0 ? -1 : text.indexOf(amount, from);
    return at < 0 ? -1 : at + amount.length;
  }, 0);
}
