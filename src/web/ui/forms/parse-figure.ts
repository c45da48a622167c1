import type { Language } from '#domain/language/language.ts';
import { LANGUAGE } from '#domain/language/spoken.ts';

export type ParsedFigure =
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' }
  /** A comma, or in German a point, that may mean thousands or decimals. */
  | { readonly kind: 'unclear' };

// Not asked of the browser: the first figure that a formatter writes holds a phone up for a tenth of a second, before a page has any.
const DECIMAL_MARKS: Readonly<Record<Language, '.' | ','>> = { en: '.', de: ',' };
/** As figures are written around here. */
export const DECIMAL_MARK = DECIMAL_MARKS[LANGUAGE];
/** Sets off thousands on the page: '1,500' is fifteen hundred to one reader of English and one and a half to another. */
const UNCLEAR = DECIMAL_MARK === ',' ? /^[+-]?[1-9]\d{0,2}\.\d{3}$/ : /^[+-]?[1-9]\d{0,2},\d{3}$/;
const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Reads a figure as typed, with a comma or a point before its decimals. Thousands may be set off by spaces and apostrophes. */
export function parseFigure(typed: string): ParsedFigure {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  if (text === '') return { kind: 'empty' };
  if (UNCLEAR.test(text)) return { kind: 'unclear' };
  const decimal = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const mark = text[decimal] ?? '';
  const isRepeated = text.indexOf(mark) !== decimal;
  // Both marks, or one of them several times, set off thousands.
  const groups = /^[+-]?\d{1,3}(?:[.,]\d{3})*$/;
  const [whole, fraction] = decimal < 0 || isRepeated ? [text, ''] : [text.slice(0, decimal), `.${text.slice(decimal + 1)}`];
  const areGroups = /[.,]/.test(whole);
  if (areGroups && (!groups.test(whole) || new Set(whole.match(/[.,]/g)).size > 1)) return { kind: 'wrong' };
  const plain = whole.replace(/[.,]/g, '') + fraction;
  return PLAIN.test(plain) ? { kind: 'figure', value: Number(plain) } : { kind: 'wrong' };
}

/** A figure as a field shows it: plain, as exact as it is. */
export function writeFigure(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', DECIMAL_MARK) : '';
  return typeof value === 'string' ? value : '';
}
