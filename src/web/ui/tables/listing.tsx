import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Cell, type Column, Line, NameCell, type Ordering, Rows } from './rows.tsx';

/** What a thing is ordered by; null stands behind all others. */
type OrderKey = string | number | null;

export interface ListedColumn<T> extends Column {
  readonly show: (thing: T) => ReactNode;
  /** What pressing the column's name orders things by. */
  readonly key?: (thing: T) => OrderKey;
  /** It is what a thing is called, or stands at its left. */
  readonly part?: 'name' | 'lead';
  /** Said before what it shows on a phone, where there are no columns. */
  readonly isNamed?: boolean;
}

interface ListingProps<T> extends Omit<ComponentPropsWithRef<'table'>, 'aria-label'> {
  readonly label: string;
  readonly columns: readonly ListedColumn<T>[];
  readonly things: readonly T[];
  /** Tells one from another, and what its line is called and how it looks. */
  readonly lineOf: (thing: T) => { readonly key: string; readonly linked?: boolean } & Omit<ComponentPropsWithRef<'tbody'>, 'children'>;
}

/** Things, a line each, in the order of the column that was pressed: pressed again the other way round, and a third time as they came. */
export function Listing<T>({ label, columns, things, lineOf, ...props }: ListingProps<T>) {
  const [order, setOrder] = useState<Pick<Ordering, 'by' | 'direction'>>(AS_THEY_CAME);
  const keyOf = columns.find(({ name }) => name === order.by)?.key;
  const ordered = keyOf === undefined ? things : orderThings(things, keyOf, order.direction === 'ascending' ? 1 : -1);
  const ordering: Ordering = {
    ...order,
    names: new Set(columns.flatMap(({ name, key }) => (key === undefined ? [] : [name]))),
    press: (name) =>
      setOrder(({ by, direction }) => {
        if (by !== name) return { by: name, direction: 'ascending' };
        return direction === 'ascending' ? { by, direction: 'descending' } : AS_THEY_CAME;
      }),
  };
  return (
    <Rows label={label} columns={columns} ordering={ordering} {...props}>
      {ordered.map((thing) => {
        const { key, ...line } = lineOf(thing);
        return (
          <Line key={key} {...line}>
            {columns.map(({ name, part, isNamed, isNumeric, show }) =>
              part === 'name' ? (
                <NameCell key={name}>{show(thing)}</NameCell>
              ) : (
                <Cell key={name} {...(isNumeric && { isNumeric })} {...(part === 'lead' && { isLead: true })} {...(isNamed && { name })}>
                  {show(thing)}
                </Cell>
              ),
            )}
          </Line>
        );
      })}
    </Rows>
  );
}

const AS_THEY_CAME = { by: null, direction: 'ascending' } as const;

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
