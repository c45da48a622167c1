import { memo } from 'react';
import { offerFieldId } from '../offer/figure-input.tsx';
import { texts } from '../offer/texts.ts';
import type { GridField } from './grid-keys.ts';
import styles from './line-grid.module.css';

interface CellInputProps {
  readonly line: number;
  readonly field: GridField;
  readonly label: string;
  /** Goes on after the line. */
  readonly unit?: string;
  readonly value: string;
  readonly error: string | undefined;
  /** Stays the same from one drawing to the next. */
  readonly onType: (line: number, change: Partial<Record<GridField, string>>) => void;
}

/** A figure in a cell of the grid, typed with a comma or a point; its trouble is told below the line. */
export const CellInput = memo(function CellInput({ line, field, label, unit = '', value, error, onType }: CellInputProps) {
  const path = `lines.${line}.${field}`;
  return (
    <input
      id={offerFieldId(path)}
      className={styles['cell']}
      data-line={line}
      data-field={field}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label + texts.ofLine(line) + unit}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${offerFieldId(path)}-error`}
      value={value}
      onChange={(event) => onType(line, { [field]: event.currentTarget.value })}
    />
  );
});
