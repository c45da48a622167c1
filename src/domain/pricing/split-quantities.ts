import { MAX_QUANTITY } from '../part/quantity.ts';

/** One line of a request, as far as its quantity discount goes. */
export interface CountedLine {
  readonly filename: string;
  /** What lines of the same part, material, color, finish and lead time have in common, and no others. */
  readonly sameKey: string;
  readonly quantity: number;
  /** Whether the discount rises with the quantity. */
  readonly isDiscounted: boolean;
}

/** Says where lines would get a larger discount as one, in sentences for the customer: each line's goes by its own quantity. */
export function noteSplitQuantities(lines: readonly CountedLine[]): readonly string[] {
  const groups = Map.groupBy(
    lines.filter(({ isDiscounted }) => isDiscounted),
    ({ sameKey }) => sameKey,
  );
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    const sum = same.reduce((total, { quantity }) => total + quantity, 0);
    if (first === undefined || same.length < 2 || sum > MAX_QUANTITY) return [];
    const count = sum.toLocaleString('en-US');
    return [`${first.filename} is in ${same.length} lines. Order it as one line of ${count} to get the discount for ${count}.`];
  });
}
