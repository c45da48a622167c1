import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Cell, type Column, Line, NameCell, type Ordering, Rows } from './rows.tsx';

/** What a thing is ordered by; null stands behind all others. */
type OrderKey = string | number | null;

export interface ListedColumn<T, Id extends string = string> extends Column {
  /** What the server calls an order by it, where it orders. */
  readonly id?: Id;
  readonly show: (thing: T) => ReactNode;
  /** What pressing the column's name orders things by. */
  readonly key?: (thing: T) => OrderKey;
  /** It is what a thing is called, or stands at its left. */
  readonly part?: 'name' | 'lead';
  /** Said before what it shows on a phone, where there are no columns. */
  readonly isNamed?: boolean;
}

/** What a list is ordered by. */
export interface ListOrder {
  readonly by: string;
  readonly isDescending: boolean;
}

interface ListingProps<T> extends Omit<ComponentPropsWithRef<'table'>, 'aria-label'> {
  readonly label: string;
  readonly columns: readonly ListedColumn<T>[];
  readonly things: readonly T[];
  /** Where there may be more than is here, whoever has all of them orders them: by a column's `id`. */
  readonly order?: ListOrder | null;
  readonly onOrder?: (order: ListOrder | null) => void;
  /** Tells one from another, and what its line is called and how it looks. */
  readonly lineOf: (thing: T) => { readonly key: string; readonly linked?: boolean } & Omit<ComponentPropsWithRef<'tbody'>, 'children'>;
}

/** Things, a line each, in the order of the column that was pressed: pressed again the other way round, and a third time as they came. */
export function Listing<T>({ label, columns, things, lineOf, order: asked, onOrder, ...props }: ListingProps<T>) {
  const [own, setOwn] = useState<Pick<Ordering, 'by' | 'direction'>>(AS_THEY_CAME);
  const isOrdered = onOrder !== undefined;
  const order = isOrdered ? orderingOf(columns, asked ?? null) : own;
  const keyOf = columns.find(({ name }) => name === order.by)?.key;
  const ordered = isOrdered || keyOf === undefined ? things : orderThings(things, keyOf, order.direction === 'ascending' ? 1 : -1);
  const ordering: Ordering = {
    ...order,
    names: new Set(columns.flatMap(({ name, key, id }) => ((isOrdered ? id : key) === undefined ? [] : [name]))),
    press: (name) => {
      const next = turn(order, name);
      if (onOrder === undefined) return setOwn(next);
      const id = columns.find((column) => column.name === next.by)?.id;
      onOrder(id === undefined ? null : { by: id, isDescending: next.direction === 'descending' });
    },
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

/** The order that the press of a column's name leads to. */
function turn({ by, direction }: Pick<Ordering, 'by' | 'direction'>, name: string): Pick<Ordering, 'by' | 'direction'> {
  if (by !== name) return { by: name, direction: 'ascending' };
  return direction === 'ascending' ? { by, direction: 'descending' } : AS_THEY_CAME;
}

function orderingOf(columns: readonly { readonly name: string; readonly id?: string }[], order: ListOrder | null) {
  const column = columns.find(({ id }) => id !== undefined && id === order?.by);
  if (column === undefined || order === null) return AS_THEY_CAME;
  return { by: column.name, direction: order.isDescending ? 'descending' : 'ascending' } as const;
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
