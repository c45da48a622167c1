import { LANGUAGES, type Language } from '#domain/language/language.ts';

/** What a cell holds; null is an empty one. A figure is written as it stands: it is ours, digits and a sign. */
export type Cell = string | number | { readonly figure: string } | null;

/**
 * Where programs that show tables could see the beginning of a formula, and run it: at a cell's own beginning, and after what parts cells
 * in some of them, which know nothing of our quotes. Signs that can't be seen, and other forms of a sign, count as well.
 */
const FORMULA = /(^|[;|\t,\r\n])(?=[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gu;
const LEADING_CONTROL = /^(?=[\t\r])/;

/** What parts cells, and the sign before decimals, as spreadsheets expect them where a language is spoken. */
const SIGNS: Readonly<Record<Language, { readonly separator: string; readonly point: string }>> = {
  en: { separator: ',', point: '.' },
  de: { separator: ';', point: ',' },
};

/** A table by RFC 4180, with a language's signs, after a byte order mark, so that programs that show tables read it as UTF-8. */
export function writeCsv(rows: readonly (readonly Cell[])[], language: Language = LANGUAGES[0]): string {
  const signs = SIGNS[language];
  return `\uFEFF${rows.map((row) => `${row.map((cell) => writeCell(cell, signs)).join(signs.separator)}\r\n`).join('')}`;
}

function writeCell(cell: Cell, { separator, point }: (typeof SIGNS)[Language]): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(typeof cell === 'number' ? cell : cell.figure).replace('.', point);
  const harmless = cell.replaceAll(FORMULA, (part) => `${part}'`);
  const text = harmless.replace(LEADING_CONTROL, "'");
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}
