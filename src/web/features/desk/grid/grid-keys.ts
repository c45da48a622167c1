import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';

export const GRID_FIELDS = ['unitPrice', 'quantity', 'leadTime'] as const;
/** What of a line is typed in a cell. */
export type GridField = (typeof GRID_FIELDS)[number];
/** What is typed, by line. */
export type GridChanges = ReadonlyMap<number, Partial<Record<GridField, string>>>;

/**
 * The keys of a spreadsheet for a table whose cells hold inputs with `data-line` and `data-field`: up, down and Enter go from line to line,
 * left and right from cell to cell at the ends of what is typed, Escape takes back what was typed since the cell was entered, and what is
 * pasted in several rows or columns fills as many cells.
 */
export function useGridKeys(onType: (changes: GridChanges) => void) {
  const before = useRef('');
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (readCell(target) !== null) before.current = (target as HTMLInputElement).value;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = readCell(event.target);
      if (cell === null || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const { input, line, field } = cell;
      if (event.key === 'Escape') {
        event.preventDefault();
        if (input.value !== before.current) onType(new Map([[line, { [field]: before.current }]]));
        return;
      }
      const next = nextCell(event.key, event.shiftKey, input);
      if (next === undefined) return;
      event.preventDefault();
      next?.focus();
      next?.select();
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const cell = readCell(event.target);
      const table = readTable(event.clipboardData.getData('text/plain'));
      if (cell === null || (table.length === 1 && table[0]?.length === 1)) return;
      event.preventDefault();
      const lines = cellsOf(cell.input, cell.field).map((input) => Number(input.dataset['line']));
      const fields = GRID_FIELDS.slice(GRID_FIELDS.indexOf(cell.field));
      const rows = lines.slice(lines.indexOf(cell.line)).slice(0, table.length);
      const pasted = (words: readonly string[]) => Object.fromEntries(fields.slice(0, words.length).map((field, at) => [field, words[at]]));
      onType(new Map(rows.map((line, at) => [line, pasted(table[at] ?? [])])));
    },
  };
}

/** Rows and columns as spreadsheets copy them. */
export function readTable(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()));
}

/** The cell that a key leads to; null at the edge, undefined for a key that stays in the cell. */
function nextCell(key: string, isBack: boolean, input: HTMLInputElement): HTMLInputElement | null | undefined {
  const { selectionStart, selectionEnd, value, dataset } = input;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const column = cellsOf(input, dataset['field'] ?? '');
  const at = column.indexOf(input);
  const fields: readonly string[] = GRID_FIELDS;
  const beside = (step: 1 | -1) => {
    const field = fields[fields.indexOf(dataset['field'] ?? '') + step];
    return field === undefined ? null : (cellsOf(input, field)[at] ?? null);
  };
  if (key === 'ArrowUp' || (key === 'Enter' && isBack)) return column[at - 1] ?? null;
  if (key === 'ArrowDown' || key === 'Enter') return column[at + 1] ?? null;
  if (key === 'ArrowLeft' && (isWhole || selectionEnd === 0)) return beside(-1);
  if (key === 'ArrowRight' && (isWhole || selectionStart === value.length)) return beside(1);
  return undefined;
}

/** The cells of a column that are there, from the first line to the last. */
function cellsOf(input: HTMLInputElement, field: string): readonly HTMLInputElement[] {
  return [...(input.closest('table')?.querySelectorAll<HTMLInputElement>(`input[data-field="${field}"]`) ?? [])];
}

function readCell(target: EventTarget) {
  if (!(target instanceof HTMLInputElement)) return null;
  const field = GRID_FIELDS.find((name) => name === target.dataset['field']);
  return field === undefined ? null : { input: target, line: Number(target.dataset['line']), field };
}
