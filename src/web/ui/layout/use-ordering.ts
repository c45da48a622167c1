import { useState } from 'react';

/** What a thing is ordered by; null stands behind all others. */
export type OrderKey = string | number | null;

export interface Ordering<By extends string> {
  /** Null: as they came. */
  readonly by: By | null;
  readonly direction: 'ascending' | 'descending';
  /** By what is pressed; pressed again the other way round, and a third time as they came. */
  readonly orderBy: (by: By) => void;
}

/** Things in the order that was chosen, and what chooses it. */
export function useOrdering<T, By extends string>(
  things: readonly T[],
  keys: Readonly<Record<By, (thing: T) => OrderKey>>,
): { readonly ordered: readonly T[]; readonly ordering: Ordering<By> } {
  const [{ by, direction }, setOrder] = useState<Omit<Ordering<By>, 'orderBy'>>({ by: null, direction: 'ascending' });
  const orderBy = (wanted: By) => {
    if (wanted !== by) setOrder({ by: wanted, direction: 'ascending' });
    else if (direction === 'ascending') setOrder({ by, direction: 'descending' });
    else setOrder({ by: null, direction: 'ascending' });
  };
  const ordered = by === null ? things : orderThings(things, keys[by], direction === 'ascending' ? 1 : -1);
  return { ordered, ordering: { by, direction, orderBy } };
}

function orderThings<T>(things: readonly T[], keyOf: (thing: T) => OrderKey, sign: 1 | -1): readonly T[] {
  return things.toSorted((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * compare(first, second);
  });
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: 'base' });
}
