/** What a cell holds; null is an empty one. A figure is written as it stands: it is ours, digits and a sign. */
export type Cell = string | number | { readonly figure: string } | null;

/**
 * Where programs that show tables could see the beginning of a formula, and run it: at a cell's own beginning, and after what parts cells
 * in some of them, which know nothing of our quotes. Signs that can't be seen, and other forms of a sign, count as well.
 */
const FORMULA = /(^|[;|\t,\r\n])(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;
const LEADING_CONTROL = /^(?=[\t\r])/;

/** A table by RFC 4180, after a byte order mark, so that programs that show tables read it as UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return cell.figure;
  const harmless = cell.replaceAll(FORMULA, (part) => `${part}'`);
  const text = harmless.replace(LEADING_CONTROL, "'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
