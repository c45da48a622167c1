import { readCells } from '#domain/text/read-cells.ts';

/** What a spreadsheet puts into the clipboard, as rows of cells; null where it is a single value, which its field takes by itself. */
export function readPaste(text: string): readonly (readonly string[])[] | null {
  // A comma may stand before decimals: it never parts cells.
  const rows = readCells(text, ['\t', ';']);
  return rows.length === 0 || (rows.length === 1 && rows[0]?.length === 1) ? null : rows;
}

/** A row or a column that values can be pasted into, by any of its names. */
export interface PasteTarget {
  readonly id: string;
  readonly names: readonly string[];
}

export interface PastedValue {
  readonly row: string;
  readonly column: string;
  readonly text: string;
}

export interface Pasted {
  readonly values: readonly PastedValue[];
  /** Names at the beginning of rows that no row has. */
  readonly unknown: readonly string[];
}

/**
 * Where pasted cells go. Rows that begin with names go to the rows of these names, and the columns that a first line names; else all
 * goes to the right and down from the cell that it was pasted into. Empty cells change nothing; what lies beyond the table is left out.
 */
export function placePaste(
  cells: readonly (readonly string[])[],
  rows: readonly PasteTarget[],
  columns: readonly PasteTarget[],
  at: { readonly row: string; readonly column: string },
): Pasted {
  const [first = []] = cells;
  const header = first.slice(1).map((name) => findNamed(columns, name));
  const hasHeader = header.some((column) => column !== undefined);
  const body = hasHeader ? cells.slice(1) : cells;
  const startColumn = Math.max(0, indexOf(columns, at.column));
  if (hasHeader || body.some(([name = '']) => findNamed(rows, name) !== undefined)) {
    const values: PastedValue[] = [];
    const unknown: string[] = [];
    for (const [name = '', ...texts] of body) {
      const row = findNamed(rows, name);
      if (row === undefined) {
        if (name !== '') unknown.push(name);
        continue;
      }
      for (const [index, text] of texts.entries()) {
        const column = hasHeader ? header[index] : columns[startColumn + index];
        if (column !== undefined && text !== '') values.push({ row: row.id, column: column.id, text });
      }
    }
    return { values, unknown };
  }
  const startRow = Math.max(0, indexOf(rows, at.row));
  const values = body.flatMap((line, down) =>
    line.flatMap((text, right) => {
      const [row, column] = [rows[startRow + down], columns[startColumn + right]];
      return row === undefined || column === undefined || text === '' ? [] : [{ row: row.id, column: column.id, text }];
    }),
  );
  return { values, unknown: [] };
}

function findNamed(targets: readonly PasteTarget[], name: string): PasteTarget | undefined {
  const wanted = fold(name);
  return wanted === '' ? undefined : targets.find(({ id, names }) => [id, ...names].some((each) => fold(each) === wanted));
}

function fold(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

function indexOf(targets: readonly PasteTarget[], id: string): number {
  return targets.findIndex((target) => target.id === id);
}
