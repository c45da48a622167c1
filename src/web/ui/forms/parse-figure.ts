export type ParsedFigure =
  | { readonly kind: 'figure'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'wrong' }
  /** A comma that may mean thousands or decimals. */
  | { readonly kind: 'unclear' };

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Reads a figure as typed, with a comma or a point before its decimals. Thousands may be set off by spaces and apostrophes. */
export function parseFigure(typed: string): ParsedFigure {
  const text = typed.replace(/[\s\u00a0\u202f'’]/g, '').replace('−', '-');
  if (text === '') return { kind: 'empty' };
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text)) return { kind: 'unclear' };
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

/** A figure as a field shows it: plain, with a point, as exact as it is. */
export function writeFigure(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value : '';
}
