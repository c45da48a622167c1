/** What a cell holds; null is an empty one. */
export type Cell = string | number | null;

/** Programs that show tables take cells that begin so for formulas, and may run them. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/** A table by RFC 4180, after a byte order mark, so that programs that show tables read it as UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
