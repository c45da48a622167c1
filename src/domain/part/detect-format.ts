import type { ModelFormat } from './part.ts';

/** How many of a file's first bytes tell what it is, where it has that many. */
export const TELLING_BYTES = 65_536;

export const STL_HEADER_BYTES = 84;
export const STL_FACET_BYTES = 50;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const IGES_RECORD_BYTES = 80;
const IGES_BODY_COLUMNS = 72;

/** First bytes of files that are something else, in Latin-1. */
const OTHER_KINDS: readonly (readonly [start: string, kind: string])[] = [
  ['PK\x03\x04', 'a ZIP archive'],
  ['PK\x05\x06', 'a ZIP archive'],
  ['\x1f\x8b', 'a compressed archive'],
  ["7z\xbc\xaf'\x1c", 'a 7-Zip archive'],
  ['Rar!', 'a RAR archive'],
  ['\x89PNG', 'a PNG picture'],
  ['\xff\xd8\xff', 'a JPEG picture'],
  ['GIF8', 'a GIF picture'],
  ['%PDF', 'a PDF document'],
  ['\x7fELF', 'a program'],
  ['MZ', 'a program'],
  ['#!', 'a program'],
  ['glTF', 'a glTF model'],
  ['\xd0\xcf\x11\xe0', 'an Office document or a native CAD file'],
  ['\xff\xfe', 'UTF-16 text'],
  ['\xfe\xff', 'UTF-16 text'],
];

/**
 * What a file is, by its beginning (`TELLING_BYTES` of it, or all) and its size; null when it is no model that can be read.
 * The only rule there is: uploads are taken by it, and the readers of each format go by it.
 */
export function tellFormat(head: Uint8Array, sizeBytes: number): ModelFormat | null {
  // A binary STL that adds up is one whatever its header says; the counts of text would be gigabytes.
  if (addsUp(head, sizeBytes)) return 'stl';
  if (findStepStart(head) >= 0) return 'step';
  if (beginsAsIges(head)) return 'iges';
  return tellStl(head, sizeBytes) === null ? null : 'stl';
}

/** Which kind of STL a file is, by its beginning and its size; null when it is none, or cut short. */
export function tellStl(head: Uint8Array, sizeBytes: number): 'binary' | 'text' | null {
  if (addsUp(head, sizeBytes)) return 'binary';
  if (beginsAsTextStl(head)) return 'text';
  const count = countStlFacets(head);
  const hasMore = count > 0 && sizeBytes > STL_HEADER_BYTES + count * STL_FACET_BYTES;
  return hasMore && nameOtherKind(head) === null ? 'binary' : null;
}

/** How many facets a binary STL announces; 0 when it is too short to. */
export function countStlFacets(head: Uint8Array): number {
  if (head.length < STL_HEADER_BYTES) return 0;
  return new DataView(head.buffer, head.byteOffset).getUint32(STL_HEADER_BYTES - 4, true);
}

/**
 * Where a STEP file proper begins, behind a byte order mark, blanks and comments; -1 when it does not.
 * ISO 10303-21, 5.2: the exchange structure begins with this token.
 */
export function findStepStart(head: Uint8Array): number {
  const text = decode(head);
  let at = skipMarks(text);
  while (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    if (end < 0) return -1;
    at = skipBlanks(text, end + 2);
  }
  return /^ISO-10303-21\s*;/i.test(text.slice(at)) ? at : -1;
}

/** What a file is instead of a model, in words, where its first bytes tell. */
export function nameOtherKind(head: Uint8Array): string | null {
  const kind = OTHER_KINDS.find(([start]) => [...start].every((letter, at) => head[at] === letter.charCodeAt(0)))?.[1];
  if (kind !== undefined) return kind;
  const text = decode(head);
  return /^<(?:!|\?|[a-z])/i.test(text.slice(skipMarks(text))) ? 'a web page or XML' : null;
}

function addsUp(head: Uint8Array, sizeBytes: number): boolean {
  return sizeBytes >= STL_HEADER_BYTES && sizeBytes === STL_HEADER_BYTES + countStlFacets(head) * STL_FACET_BYTES;
}

/** A name line of any content, then lines of which the first that matters is a facet or the end. */
function beginsAsTextStl(head: Uint8Array): boolean {
  return /^(?:\u00ef\u00bb\u00bf)?\s*solid[^\0]*?[\r\n][ \t]*(?:facet|end[ \t]*solid)(?!\S)/i.test(decode(head));
}

/**
 * IGES 5.3, 2.2.2: records of 80 columns, as lines or without; column 73 names the section, the rest numbers the record.
 * Some systems leave out the number, or the first section. Letters of several bytes shift what stands behind them.
 */
function beginsAsIges(head: Uint8Array): boolean {
  const lines = decode(head).split(/[\r\n]/);
  const place = lines.findIndex((line) => line.trim() !== '');
  const start = lines.slice(0, place).reduce((at, line) => at + line.length + 1, 0);
  const length = lines.length > 1 ? (lines[place]?.length ?? 0) : IGES_RECORD_BYTES;
  const record = head.subarray(start, start + length);
  return [decode(record), new TextDecoder().decode(record)].some((text) =>
    /^[SG](?:[ \d]{7}|[ \d]*$)/i.test(text.slice(IGES_BODY_COLUMNS)),
  );
}

/** Goes behind a byte order mark and blanks. */
function skipMarks(text: string): number {
  return skipBlanks(text, text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0);
}

function skipBlanks(text: string, from: number): number {
  const blanks = /\s*/y;
  blanks.lastIndex = from;
  blanks.exec(text);
  return blanks.lastIndex;
}

/** One letter for each byte, of those that matter here the same in every browser and in Node. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, TELLING_BYTES));
}
