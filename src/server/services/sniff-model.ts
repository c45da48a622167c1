import type { ModelFormat } from '#domain/part.ts';

/** How many bytes `sniffModel` wants to see, where the file has that many. */
export const SNIFF_BYTES = 4096;

const FORMAT_NAMES = { stl: 'STL', step: 'STEP', iges: 'IGES' } as const satisfies Record<ModelFormat, string>;

/** First bytes of files that are something else, in Latin-1. */
const OTHER_KINDS: readonly (readonly [start: string, kind: string])[] = [
  ['PK\x03\x04', 'a ZIP archive'],
  ['PK\x05\x06', 'a ZIP archive'],
  ['\x1f\x8b', 'a compressed archive'],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive'],
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
];

/**
 * Looks whether a file's beginning agrees with the format its name promises.
 * Answers null when it does, otherwise a sentence for the customer.
 */
export function sniffModel(head: Uint8Array, format: ModelFormat): string | null {
  const start = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, SNIFF_BYTES));
  const text = start.toString('latin1').replace(/^\xef\xbb\xbf/, '');
  const kind = otherKind(text);
  if (kind !== null) return `The file is named as ${FORMAT_NAMES[format]}, but it is ${kind}.`;
  const found = looksLike(text, start);
  if (found === format) return null;
  if (found !== null)
    return `The file is named as ${FORMAT_NAMES[format]}, but it holds ${FORMAT_NAMES[found]}. Please rename it and try again.`;
  return `The file is named as ${FORMAT_NAMES[format]}, but its content is something else.`;
}

function otherKind(text: string): string | null {
  const kind = OTHER_KINDS.find(([start]) => text.startsWith(start))?.[1];
  if (kind !== undefined) return kind;
  return /^\s*<(?:!|\?|[a-z])/i.test(text) ? 'a web page or XML' : null;
}

function looksLike(text: string, start: Buffer): ModelFormat | null {
  if (isStep(text)) return 'step';
  if (isIges(text)) return 'iges';
  if (isAsciiStl(text) || isBinaryStl(start)) return 'stl';
  return null;
}

/** ISO 10303-21, 5.2: the exchange structure begins with this token; comments and white space may stand before it. */
function isStep(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith('/*')) {
    const end = rest.indexOf('*/');
    if (end < 0) return false;
    rest = rest.slice(end + 2).trimStart();
  }
  return rest.startsWith('ISO-10303-21');
}

/** IGES 5.3, 2.2.2: lines of 80 columns; column 73 names the section, the rest numbers the line. */
function isIges(text: string): boolean {
  // Letters of several bytes shift the first record's end; some systems leave out its number, or write files without lines.
  return /^S[ 0]{6}1$/.test(text.slice(72, 80)) || /^[^\r\n]{72,100}?(?:[Ss][ 0]{6}1|S) *[\r\n]/.test(text);
}

function isAsciiStl(text: string): boolean {
  return /^\s*solid\b/i.test(text) && /\bfacet\b|\bendsolid\b/i.test(text);
}

/** 80 bytes of anything, a count of facets, then 50 bytes for each. */
function isBinaryStl(start: Buffer): boolean {
  return start.length >= 84 + 50 && start.readUInt32LE(80) > 0 && !isPlainText(start);
}

function isPlainText(start: Buffer): boolean {
  return start.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}
