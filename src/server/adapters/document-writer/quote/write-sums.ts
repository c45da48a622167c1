import type { StructureElement } from 'pdfkit';
import { listSums } from '#domain/desk/list-sums.ts';
import type { QuoteDocument } from '#domain/desk/quote-document.ts';
import { LOCALES } from '#domain/language/language.ts';
import { formatSigned } from '#domain/money/money.ts';
import { SAY } from '#domain/sentences/say-in.ts';
import type { Line, TextStyle } from '../text/break-text.ts';
import { heightOf, type Sheet } from '../text/sheet.ts';
import { LINE, LOOK } from './look.ts';
import { languageOf } from './quote-words.ts';

const WIDTH = 250;
const GAP = 12;
const ROW_GAP = 3;

interface SumRow {
  readonly label: readonly Line[];
  readonly amount: readonly Line[];
  readonly isTotal: boolean;
}

/** What the quote comes to, as its document says; on one page where a page can hold it. */
export function writeSums(
  sheet: Sheet,
  document: Pick<QuoteDocument, 'sums' | 'charges' | 'discountPercent' | 'tax' | 'currency' | 'language'>,
): void {
  const language = languageOf(document);
  const rows = listSums(document.sums, document, language).map(({ label, amountMicros, isTotal }) => {
    const style = isTotal ? LOOK.total : LOOK.cell;
    return {
      ...composeRow(sheet, SAY[language].step(label), formatSigned(amountMicros, document.currency, LOCALES[language]), style),
      isTotal,
    };
  });
  const height = rows.reduce((sum, row) => sum + heightOfRow(row), 0) + GAP;
  if (height <= sheet.wholeRoom) sheet.keep(height);
  const table = sheet.element(sheet.root, 'Table');
  for (const row of rows) writeRow(sheet, table, row);
  if (document.tax?.note) writeNote(sheet, document.tax.note);
  sheet.y += GAP;
}

/** Why the tax is what it is. */
function writeNote(sheet: Sheet, note: string): void {
  const lines = sheet.break(note, LOOK.cell, WIDTH);
  sheet.keep(heightOf(lines) + GAP);
  sheet.y += ROW_GAP;
  sheet.element(sheet.root, 'P').add(() => sheet.drawLines(lines, areaOf(sheet), sheet.y));
  sheet.y += heightOf(lines);
}

function areaOf(sheet: Sheet) {
  const { x, width } = sheet.area;
  return { x: x + width - WIDTH, width: WIDTH };
}

function composeRow(sheet: Sheet, label: string, amount: string, style: TextStyle): SumRow {
  const width = sheet.measure(amount, style);
  return {
    label: sheet.break(label, style, Math.max(WIDTH / 4, WIDTH - width - GAP)),
    amount: sheet.break(amount, style, (WIDTH * 3) / 4 - GAP),
    isTotal: false,
  };
}

function heightOfRow({ label, amount, isTotal }: SumRow): number {
  return Math.max(heightOf(label), heightOf(amount)) + ROW_GAP + (isTotal ? GAP : 0);
}

function writeRow(sheet: Sheet, table: StructureElement, row: SumRow): void {
  sheet.keep(heightOfRow(row));
  const area = areaOf(sheet);
  if (row.isTotal) {
    sheet.rule(sheet.y + GAP / 3, LINE, area);
    sheet.y += GAP;
  }
  const element = sheet.element(table, 'TR');
  const top = sheet.y;
  sheet.element(element, 'TH', { scope: 'Row' }).add(() => sheet.drawLines(row.label, area, top));
  sheet.element(element, 'TD').add(() => sheet.drawLines(row.amount, area, top, 'right'));
  sheet.y = top + heightOfRow({ ...row, isTotal: false });
}
