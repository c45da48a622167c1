import { UnstyledButton } from '@mantine/core';
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useState } from 'react';
import { IconChevronDown } from '../icons/part-icons.tsx';
import { join } from '../layout/look.ts';
import { Toggle } from '../layout/toggle.tsx';
import styles from './rows.module.css';

export interface Column {
  readonly name: string;
  /** A track of the grid that each row is. */
  readonly width: string;
  readonly isNumeric?: boolean;
  /** Said, and not shown. */
  readonly isQuiet?: boolean;
}

/** What rows are ordered by. */
export interface Ordering {
  /** A column's name; null: as they came. */
  readonly by: string | null;
  readonly direction: 'ascending' | 'descending';
  /** The columns by whose names, pressed, they are. */
  readonly names: ReadonlySet<string>;
  readonly press: (name: string) => void;
}

interface RowsProps extends Omit<ComponentPropsWithRef<'table'>, 'aria-label'> {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly ordering?: Ordering;
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
export function Rows({ label, columns, ordering, className, children, ...props }: RowsProps) {
  const tracks = columns.map(({ width }) => width).join(' ');
  return (
    <table
      {...TABLE}
      {...props}
      className={join(styles['rows'], className)}
      style={{ ['--tracks' as string]: tracks }}
      data-ordered={(ordering?.names.size ?? 0) > 0 || undefined}
      aria-label={label}
    >
      <thead {...GROUP}>
        <tr {...ROW}>
          {columns.map(({ name, isNumeric, isQuiet }) => (
            <th
              {...HEADER}
              key={name}
              scope="col"
              data-numeric={isNumeric}
              data-quiet={isQuiet}
              aria-sort={name === ordering?.by ? ordering.direction : undefined}
            >
              {ordering?.names.has(name) ? <Sorter name={name} ordering={ordering} /> : <span>{name}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <ColumnCount value={columns.length}>{children}</ColumnCount>
    </table>
  );
}

function Sorter({ name, ordering: { by, direction, press } }: { readonly name: string; readonly ordering: Ordering }) {
  return (
    <UnstyledButton className={styles['sorter'] ?? ''} data-direction={name === by ? direction : undefined} onClick={() => press(name)}>
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
  /** The same, where a `PanelToggle` among the cells was pressed. */
  readonly panel?: ReactNode;
  readonly startsOpen?: boolean;
  /** What is in the panel has to be seen. */
  readonly staysOpen?: boolean;
  /** A `CoverLink` in it is pressed wherever the line is. */
  readonly linked?: boolean;
}

const Panel = createContext({ isOpen: false, controls: '', onToggle: (_: boolean) => {} });

/** One line of `Rows`. */
export function Line({ children, under, panel, startsOpen = false, staysOpen = false, linked, className, ...props }: LineProps) {
  const count = use(ColumnCount);
  const id = useId();
  const [isOpened, setIsOpened] = useState(startsOpen);
  const isOpen = (isOpened || staysOpen) && Boolean(panel);
  return (
    <tbody {...GROUP} {...props} className={join(styles['line'], className)} data-linked={linked}>
      <tr {...ROW}>
        <Panel value={{ isOpen, controls: id, onToggle: setIsOpened }}>{children}</Panel>
      </tr>
      {under || isOpen ? (
        <tr {...ROW}>
          <td {...CELL} colSpan={count} data-under>
            {under}
            {isOpen ? (
              <div id={id} className={styles['panel']}>
                {panel}
              </div>
            ) : null}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface PanelToggleProps {
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  /** In place of the arrow. */
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Opens its line's panel, and closes it. */
export function PanelToggle(props: PanelToggleProps) {
  return <Toggle {...use(Panel)} {...props} />;
}

interface CellProps extends ComponentPropsWithRef<'td'> {
  readonly isNumeric?: boolean;
  /** A picture or a box to tick, which on a phone stands at the left of all others. */
  readonly isLead?: boolean;
  /** Shown before it on a phone, where there are no columns. */
  readonly name?: string;
  /** On a phone it has a row of its own, shares one with others that are typed in, or isn't there: it only fills its column. */
  readonly room?: 'wide' | 'typed' | 'column' | undefined;
}

/** A cell of a line. */
export function Cell({ isNumeric, isLead, name, room, ...props }: CellProps) {
  const data = { 'data-numeric': isNumeric, 'data-lead': isLead, 'data-name': name, ...(room && { [`data-${room}`]: true }) };
  return <td {...CELL} {...props} {...data} />;
}

/** The cell that names its line. */
export function NameCell(props: ComponentPropsWithRef<'th'>) {
  return <th {...NAME} {...props} scope="row" />;
}
