import type { PdfImage, StructureElement } from 'pdfkit';
import type { QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { type Language, LOCALES } from '#domain/language/language.ts';
import { formatMicros, formatUnitPrice, type Micros } from '#domain/money/money.ts';
import { formatDimensions } from '#domain/part/format-dimensions.ts';
import { SAY } from '#domain/sentences/say-in.ts';
import { namePicture } from '../frame/write-document.ts';
import type { Line, TextStyle } from '../text/break-text.ts';
import { type Area, heightOf, type Sheet } from '../text/sheet.ts';
import { LINE, LOOK } from './look.ts';
import { languageOf, type QuoteTexts, textsOf } from './quote-words.ts';

const PICTURE = 48;
const COLUMN_GAP = 10;
const ROW_PADDING = 6;

type ColumnName = keyof QuoteTexts['table'];
const COLUMNS = ['number', 'picture', 'part', 'quantity', 'unitPrice', 'total'] as const satisfies readonly ColumnName[];
const AT_RIGHT: ReadonlySet<ColumnName> = new Set<ColumnName>(['quantity', 'unitPrice', 'total']);
/** Of the table, that the columns of figures may take; where they need more, they are broken. */
const MOST_FIGURES_SHARE = 0.55;

type Row = Record<Exclude<ColumnName, 'picture'>, readonly Line[]> & { readonly picture: PdfImage | null; readonly line: TableLine };
type Widths = Record<ColumnName, number>;
type Areas = Record<ColumnName, Area>;

/** What a table is made of: a quote, or a paper of an order. */
export interface TableSource extends Pick<QuoteDocument, 'currency' | 'language'> {
  readonly lines: readonly TableLine[];
}
/** A lead time is left out where it is null. */
export type TableLine = Omit<QuoteLine, 'leadTimeDays'> & { readonly leadTimeDays: number | null };
/** What a delivery note shows that says no prices. */
export const WITHOUT_PRICES = ['number', 'picture', 'part', 'quantity'] as const satisfies readonly ColumnName[];

/** How a quote's table is written. */
interface Writing {
  readonly columns: readonly ColumnName[];
  readonly texts: QuoteTexts;
  readonly language: Language;
  readonly unitPrice: (micros: Micros) => string;
  readonly total: (micros: Micros) => string;
  /** A number of pieces: '1,200'. */
  readonly count: (count: number) => string;
}

function writingOf(document: TableSource, columns: readonly ColumnName[]): Writing {
  const language = languageOf(document);
  const locale = LOCALES[language];
  return {
    columns,
    texts: textsOf(document),
    language,
    unitPrice: (micros) => formatUnitPrice(micros, document.currency, locale),
    total: (micros) => formatMicros(micros, document.currency, locale),
    count: (count) => count.toLocaleString(locale),
  };
}

/** The lines of a quote: a row stays on one page where a page can hold it, and each page repeats the head. */
export function writeTable(
  sheet: Sheet,
  document: TableSource,
  pictures: ReadonlyMap<string, PdfImage>,
  columns: readonly ColumnName[] = COLUMNS,
): void {
  const writing = writingOf(document, columns);
  const areas = placeColumns(sheet, measureColumns(sheet, document, writing));
  const table = sheet.element(sheet.root, 'Table');
  const rows = document.lines.map((line) => composeRow(sheet, writing, line, areas, pictures.get(namePicture(line)) ?? null));
  const head = composeHead(sheet, writing, areas);
  const [first] = rows;
  if (first !== undefined) sheet.keep(heightOfHead(head) + Math.min(heightOfRow(first), sheet.wholeRoom - heightOfHead(head)));
  writeHead(sheet, { head, areas, columns }, sheet.element(table, 'TR'));
  for (const row of rows) writeRow(sheet, row, { areas, table, head, columns, texts: writing.texts });
  sheet.y += ROW_PADDING;
}

/** Figures get the width that they need, the part what is left. */
function measureColumns(sheet: Sheet, { lines }: TableSource, { columns, texts, count, unitPrice, total }: Writing): Widths {
  const widest = (name: ColumnName, written: readonly string[]) =>
    columns.includes(name)
      ? Math.max(sheet.measure(texts.table[name], LOOK.label), ...[...new Set(written)].map((text) => sheet.measure(text, LOOK.cell)))
      : 0;
  const figures = {
    quantity: widest(
      'quantity',
      lines.map(({ quantity }) => count(quantity)),
    ),
    unitPrice: widest(
      'unitPrice',
      lines.map(({ unitPriceMicros }) => unitPrice(unitPriceMicros)),
    ),
    total: widest(
      'total',
      lines.map(({ totalMicros }) => total(totalMicros)),
    ),
  };
  const { width } = sheet.area;
  const wanted = figures.quantity + figures.unitPrice + figures.total;
  const scale = Math.min(1, (width * MOST_FIGURES_SHARE) / wanted);
  const number = widest(
    'number',
    lines.map(({ line }) => String(line)),
  );
  const gaps = COLUMN_GAP * (columns.length - 1);
  return {
    number,
    picture: PICTURE,
    part: width - gaps - number - PICTURE - wanted * scale,
    quantity: figures.quantity * scale,
    unitPrice: figures.unitPrice * scale,
    total: figures.total * scale,
  };
}

function placeColumns(sheet: Sheet, widths: Widths): Areas {
  let { x } = sheet.area;
  const next = (name: ColumnName): Area => {
    const area = { x, width: widths[name] };
    x += widths[name] + COLUMN_GAP;
    return area;
  };
  return {
    number: next('number'),
    picture: next('picture'),
    part: next('part'),
    quantity: next('quantity'),
    unitPrice: next('unitPrice'),
    total: next('total'),
  };
}

function composeHead(sheet: Sheet, { texts }: Writing, areas: Areas): Record<ColumnName, readonly Line[]> {
  const compose = (name: ColumnName) => sheet.break(texts.table[name], LOOK.label, areas[name].width);
  return {
    number: compose('number'),
    picture: compose('picture'),
    part: compose('part'),
    quantity: compose('quantity'),
    unitPrice: compose('unitPrice'),
    total: compose('total'),
  };
}

function composeRow(sheet: Sheet, writing: Writing, line: TableLine, areas: Areas, picture: PdfImage | null): Row {
  const compose = (name: ColumnName, text: string, look: TextStyle = LOOK.cell) => sheet.break(text, look, areas[name].width);
  return {
    line,
    picture,
    number: compose('number', String(line.line)),
    part: [compose('part', line.filename, LOOK.part), ...factsOf(line, writing).map((fact) => compose('part', fact, LOOK.fact))].flat(),
    quantity: compose('quantity', writing.count(line.quantity)),
    unitPrice: compose('unitPrice', writing.unitPrice(line.unitPriceMicros)),
    total: compose('total', writing.total(line.totalMicros)),
  };
}

function factsOf(
  { dimensions, unit, material, color, finish, leadTimeDays, breaks, note }: TableLine,
  { texts, language, count, unitPrice }: Writing,
): readonly string[] {
  return [
    formatDimensions(dimensions, unit, LOCALES[language]),
    [material, color, finish].filter(Boolean).map(SAY[language].offer).join(' · '),
    leadTimeDays === null ? '' : texts.leadTime(leadTimeDays),
    ...breaks.map((step) => {
      const stepTime = step.leadTimeDays === undefined ? '' : texts.leadTime(step.leadTimeDays);
      return texts.break(count(step.quantity), unitPrice(step.unitPriceMicros), stepTime);
    }),
    note === '' ? '' : texts.note(note),
  ];
}

function heightOfHead(head: Record<ColumnName, readonly Line[]>): number {
  return Math.max(...COLUMNS.map((name) => heightOf(head[name]))) + ROW_PADDING;
}

function heightOfRow({ number, part, quantity, unitPrice, total }: Row): number {
  return Math.max(PICTURE, ...[number, part, quantity, unitPrice, total].map(heightOf)) + 2 * ROW_PADDING;
}

/** The head is said once; where it is repeated it is decoration. */
function writeHead(
  sheet: Sheet,
  { head, areas, columns }: Pick<TableParts, 'head' | 'areas' | 'columns'>,
  row: StructureElement | null,
): void {
  const top = sheet.y;
  const draw = (name: ColumnName) => sheet.drawLines(head[name], areas[name], top, AT_RIGHT.has(name) ? 'right' : 'left');
  if (row === null) sheet.decorate('Pagination', () => columns.forEach(draw));
  else for (const name of columns) sheet.element(row, 'TH', { scope: 'Column' }).add(() => draw(name));
  sheet.y += heightOfHead(head);
  sheet.rule(sheet.y, LOOK.fact.color);
}

interface TableParts {
  readonly areas: Areas;
  readonly table: StructureElement;
  readonly head: Record<ColumnName, readonly Line[]>;
  readonly columns: readonly ColumnName[];
  readonly texts: QuoteTexts;
}

function writeRow(sheet: Sheet, row: Row, { areas, table, head, columns, texts }: TableParts): void {
  const turnPage = () => {
    sheet.startPage();
    writeHead(sheet, { head, areas, columns }, null);
  };
  const height = heightOfRow(row);
  if (height > sheet.room && (height <= sheet.wholeRoom - heightOfHead(head) || sheet.room < sheet.wholeRoom / 3)) turnPage();
  const element = sheet.element(table, 'TR');
  const top = sheet.y + ROW_PADDING;
  sheet.element(element, 'TD').add(() => sheet.drawLines(row.number, areas.number, top));
  writePicture(sheet, sheet.element(element, 'TD'), row, areas.picture, top, texts);
  const part = sheet.element(element, 'TD');
  let rest = row.part;
  let taken = sheet.takeLines(rest, sheet.room - 2 * ROW_PADDING);
  part.add(() => sheet.drawLines(taken, areas.part, top));
  for (const name of (['quantity', 'unitPrice', 'total'] as const).filter((each) => columns.includes(each)))
    sheet.element(element, 'TD').add(() => sheet.drawLines(row[name], areas[name], top, 'right'));
  sheet.y += heightOfRow({ ...row, part: taken });
  for (rest = rest.slice(taken.length); rest.length > 0; rest = rest.slice(taken.length)) {
    turnPage();
    taken = sheet.takeLines(rest, sheet.room - 2 * ROW_PADDING);
    part.add(() => sheet.drawLines(taken, areas.part, sheet.y + ROW_PADDING));
    sheet.y += heightOf(taken) + 2 * ROW_PADDING;
  }
  sheet.rule(sheet.y, LINE);
}

function writePicture(
  sheet: Sheet,
  cell: StructureElement,
  { picture, line }: Row,
  { x, width }: Area,
  y: number,
  texts: QuoteTexts,
): void {
  if (picture === null) return;
  const scale = Math.min(width / picture.width, PICTURE / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  const left = x + (width - size.width) / 2;
  sheet
    .element(cell, 'Figure', {
      alt: texts.pictureOf(line.filename),
      placement: 'Block',
      bbox: [left, y, left + size.width, y + size.height],
    })
    .add(() => sheet.doc.image(picture, left, y, size));
}
