import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import type { DocumentFont } from '../fonts/document-font.ts';
import type { Typeface, Typefaces, Weight } from '../fonts/typefaces.ts';

/** How a text is written. */
export interface TextStyle {
  /** Points. */
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
}

/** A piece of a line in one font and direction, `x` points from the line's left. */
export interface Run {
  readonly font: DocumentFont;
  readonly text: string;
  readonly x: number;
}

/** A line as it is drawn; its runs stand in the order in which they are read. */
export interface Line {
  readonly style: TextStyle;
  readonly runs: readonly Run[];
  readonly width: number;
  /** Whether its paragraph runs from right to left. */
  readonly isRightToLeft: boolean;
}

/** Fonts of a document by typeface and direction. */
export interface TextTools {
  readonly typefaces: Typefaces;
  readonly fontOf: (typeface: Typeface, isRightToLeft: boolean) => DocumentFont;
}

/** A stretch of a paragraph in one font at one level of direction: even runs to the right. */
interface Item {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly font: DocumentFont;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });
/** A hair's breadth, lest a column as wide as its text breaks it. */
const SLACK = 0.01;

/** Breaks a text into lines of at most `width` points; what has nowhere to break is broken anywhere. No line for an empty text. */
export function breakText(text: string, style: TextStyle, width: number, tools: TextTools): readonly Line[] {
  const clean = tools.typefaces.boxMissing(cleanText(text));
  return clean === '' ? [] : clean.split('\n').flatMap((paragraph) => breakParagraph(paragraph, style, width, tools));
}

/** A text as it is written: composed, without control characters, each end of a line one sign, never two empty lines on end. */
export function cleanText(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, '\n')
      .replaceAll('\t', ' ')
      .replace(/\n{3,}/g, '\n\n')
      // Signs that turn the direction of all that follows would reach beyond the text that they stand in.
      .replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
      .trimEnd()
  );
}

function breakParagraph(paragraph: string, style: TextStyle, width: number, tools: TextTools): readonly Line[] {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(paragraph);
  const base = paragraphs[0]?.level ?? 0;
  const items = itemize(paragraph, levels, style.weight, tools);
  const measure = ({ start, end }: Span) =>
    (cutItems(items, start, end).reduce((sum, item) => sum + item.font.measure(paragraph.slice(item.start, item.end)), 0) * style.size) /
    1000;
  return fill(paragraph, width + SLACK, measure).map((span) => placeLine(paragraph, trimSpan(paragraph, span), { items, base, style }));
}

function itemize(paragraph: string, levels: Uint8Array, weight: Weight, { typefaces, fontOf }: TextTools): readonly Item[] {
  const choose = typefaces.choosing(paragraph, weight);
  const items: Item[] = [];
  for (const { segment, index: start } of graphemes.segment(paragraph)) {
    const level = levels[start] ?? 0;
    const last = items.at(-1);
    // A space goes with the word before it, so that words and spaces are one run to a reader.
    const font = segment === ' ' && last?.level === level && last.font.hasSpace ? last.font : fontOf(choose(segment), level % 2 === 1);
    const end = start + segment.length;
    if (last !== undefined && last.font === font && last.level === level) items[items.length - 1] = { ...last, end };
    else items.push({ start, end, level, font });
  }
  return items;
}

function cutItems(items: readonly Item[], start: number, end: number): readonly Item[] {
  return items
    .filter((item) => item.start < end && item.end > start)
    .map((item) => ({ ...item, start: Math.max(item.start, start), end: Math.min(item.end, end) }));
}

/** Puts as much on each line as it takes. */
function fill(paragraph: string, width: number, measure: (span: Span) => number): readonly Span[] {
  const lines: Span[] = [];
  let line: Span = { start: 0, end: 0 };
  let used = 0;
  for (const piece of cutPieces(paragraph, width, measure)) {
    const visible = measure(trimSpan(paragraph, piece));
    if (used + visible > width && line.end > line.start) {
      lines.push(line);
      line = { start: piece.start, end: piece.start };
      used = 0;
    }
    line = { start: line.start, end: piece.end };
    used += measure(piece);
  }
  return [...lines, line];
}

/** The pieces that are never broken: from one place where a line may end to the next, and smaller ones where that is too wide. */
function cutPieces(paragraph: string, width: number, measure: (span: Span) => number): readonly Span[] {
  const breaker = new LineBreaker(paragraph);
  const pieces: Span[] = [];
  let start = 0;
  for (let found = breaker.nextBreak(); found !== null; found = breaker.nextBreak()) {
    const piece = { start, end: found.position };
    start = found.position;
    pieces.push(...cutWide(paragraph, piece, { width, measure }, [words, graphemes]));
  }
  return pieces;
}

function cutWide(
  paragraph: string,
  piece: Span,
  room: { readonly width: number; readonly measure: (span: Span) => number },
  [segmenter, ...finer]: readonly Intl.Segmenter[],
): readonly Span[] {
  if (segmenter === undefined || room.measure(trimSpan(paragraph, piece)) <= room.width) return [piece];
  return [...segmenter.segment(paragraph.slice(piece.start, piece.end))].flatMap(({ segment, index }) => {
    const start = piece.start + index;
    return cutWide(paragraph, { start, end: start + segment.length }, room, finer);
  });
}

function trimSpan(paragraph: string, { start, end }: Span): Span {
  return { start, end: start + paragraph.slice(start, end).trimEnd().length };
}

function placeLine(
  paragraph: string,
  { start, end }: Span,
  { items, base, style }: { readonly items: readonly Item[]; readonly base: number; readonly style: TextStyle },
): Line {
  const cut = cutItems(items, start, end);
  const places = new Map<Item, number>();
  let width = 0;
  for (const item of orderVisually(cut)) {
    places.set(item, width);
    width += (item.font.measure(paragraph.slice(item.start, item.end)) * style.size) / 1000;
  }
  const runs = cut.map((item) => ({ font: item.font, text: paragraph.slice(item.start, item.end), x: places.get(item) ?? 0 }));
  return { style, runs, width, isRightToLeft: base % 2 === 1 };
}

/** From left to right (rule L2 of Unicode's annex 9): from the highest level down, what is at least so high is turned round. */
function orderVisually(items: readonly Item[]): readonly Item[] {
  const ordered = [...items];
  const highest = Math.max(0, ...items.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
