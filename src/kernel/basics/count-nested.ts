/**
 * How many there are of things that are made of one another, each as often as it is used: `countOf` says how many a thing adds itself.
 * Null: something is made of itself, or of others through more than `deepest` levels.
 */
export function countNested(
  roots: Iterable<number>,
  partsOf: (thing: number) => readonly number[],
  countOf: (parts: readonly number[]) => number,
  deepest: number,
): number | null {
  const known = new Map<number, number>();
  const open = new Set<number>();
  const count = (thing: number): number => {
    const already = known.get(thing);
    if (already !== undefined) return already;
    if (open.has(thing) || open.size > deepest) return Number.NaN;
    open.add(thing);
    const parts = partsOf(thing);
    const sum = parts.reduce((total, part) => total + count(part), countOf(parts));
    open.delete(thing);
    known.set(thing, sum);
    return sum;
  };
  const total = [...roots].reduce((sum, root) => sum + count(root), 0);
  return Number.isNaN(total) ? null : total;
}
