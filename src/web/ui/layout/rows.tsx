import { UnstyledButton } from '@mantine/core';
import { type ComponentPropsWithRef, createContext, type ReactNode, use } from 'react';
import { IconChevronDown } from '../icons/part-icons.tsx';
import { join } from './layout.tsx';
import styles from './rows.module.css';
import type { Ordering } from './use-ordering.ts';

export interface Column<By extends string = string> {
  readonly name: string;
  /** A track of the grid that each row is. */
  readonly width: string;
  readonly isNumeric?: boolean;
  /** Said, and not shown. */
  readonly isQuiet?: boolean;
  /** Pressing its name orders the rows by it. */
  readonly by?: By;
}

interface RowsProps<By extends string> extends Omit<ComponentPropsWithRef<'table'>, 'aria-label'> {
  readonly label: string;
  readonly columns: readonly Column<By>[];
  readonly ordering?: Ordering<By>;
}

// Told in so many words: where the style sheet makes grids of a table's parts, some browsers forget what they are.
const TABLE = { role: 'table' } as const;
const GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const HEADER = { role: 'columnheader' } as const;
const NAME = { role: 'rowheader' } as const;
const CELL = { role: 'cell' } as const;

const ColumnCount = createContext(1);

/** A table of many rows with more than figures in them: columns where there is room for them, and on a phone cells that wrap. */
export function Rows<By extends string>({ label, columns, ordering, className, children, ...props }: RowsProps<By>) {
  const tracks = columns.map(({ width }) => width).join(' ');
  return (
    <table
      {...TABLE}
      {...props}
      className={join(styles['rows'], className)}
      style={{ ['--tracks' as string]: tracks }}
      data-ordered={ordering === undefined ? undefined : true}
      aria-label={label}
    >
      <thead {...GROUP}>
        <tr {...ROW}>
          {columns.map((column) => (
            <th
              {...HEADER}
              key={column.name}
              scope="col"
              data-numeric={column.isNumeric}
              data-quiet={column.isQuiet}
              aria-sort={column.by !== undefined && column.by === ordering?.by ? ordering.direction : undefined}
            >
              {ordering === undefined || column.by === undefined ? (
                <span>{column.name}</span>
              ) : (
                <Sorter name={column.name} by={column.by} ordering={ordering} />
              )}
            </th>
          ))}
        </tr>
      </thead>
      <ColumnCount value={columns.length}>{children}</ColumnCount>
    </table>
  );
}

function Sorter<By extends string>({ name, by, ordering }: { readonly name: string; readonly by: By; readonly ordering: Ordering<By> }) {
  const direction = by === ordering.by ? ordering.direction : undefined;
  return (
    <UnstyledButton className={styles['sorter'] ?? ''} data-direction={direction} onClick={() => ordering.orderBy(by)}>
      {name}
      <IconChevronDown size={13} aria-hidden />
    </UnstyledButton>
  );
}

interface LineProps extends Omit<ComponentPropsWithRef<'tbody'>, 'children'> {
  /** Its cells. */
  readonly children: ReactNode;
  /** What belongs to it and stands below its cells. */
  readonly under?: ReactNode;
  /** A `CoverLink` in it is pressed wherever the line is. */
  readonly linked?: boolean;
}

/** One line of `Rows`. */
export function Line({ children, under = null, linked = false, className, ...props }: LineProps) {
  const count = use(ColumnCount);
  return (
    <tbody {...GROUP} {...props} className={join(styles['line'], className)} data-linked={linked || undefined}>
      <tr {...ROW}>{children}</tr>
      {under === null ? null : (
        <tr {...ROW}>
          <td {...CELL} colSpan={count} data-under>
            {under}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface CellProps extends ComponentPropsWithRef<'td'> {
  readonly isNumeric?: boolean;
  /** A picture or a box to tick, which on a phone stands at the left of all others. */
  readonly isLead?: boolean;
  /** Shown before it on a phone, where there are no columns. */
  readonly name?: string;
}

/** A cell of a line. */
export function Cell({ isNumeric, isLead, name, ...props }: CellProps) {
  return <td {...CELL} {...props} data-numeric={isNumeric} data-lead={isLead} data-name={name} />;
}

/** The cell that names its line. */
export function NameCell(props: ComponentPropsWithRef<'th'>) {
  return <th {...NAME} {...props} scope="row" />;
}
