import { fileURLToPath } from 'node:url';
import latin from '@fontsource-variable/noto-sans/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import armenian from '@fontsource-variable/noto-sans-armenian/unicode.json' with { type: 'json' };
import bengali from '@fontsource-variable/noto-sans-bengali/unicode.json' with { type: 'json' };
import devanagari from '@fontsource-variable/noto-sans-devanagari/unicode.json' with { type: 'json' };
import ethiopic from '@fontsource-variable/noto-sans-ethiopic/unicode.json' with { type: 'json' };
import georgian from '@fontsource-variable/noto-sans-georgian/unicode.json' with { type: 'json' };
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' };
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };
import khmer from '@fontsource-variable/noto-sans-khmer/unicode.json' with { type: 'json' };
import korean from '@fontsource-variable/noto-sans-kr/unicode.json' with { type: 'json' };
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import tamil from '@fontsource-variable/noto-sans-tamil/unicode.json' with { type: 'json' };
import telugu from '@fontsource-variable/noto-sans-telugu/unicode.json' with { type: 'json' };
import thai from '@fontsource-variable/noto-sans-thai/unicode.json' with { type: 'json' };

/** One file of a family, for some ranges of characters. */
export interface FontSlice {
  /** For instance 'noto-sans-sc-101'. */
  readonly name: string;
  /** Whether it holds all weights; otherwise the regular one stands for each. */
  readonly isVariable: boolean;
  readonly path: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Other names than these in a package repeat Latin, Greek and Cyrillic. */
const NUMBERED = /^\[(\d+)\]$/;

function readRanges(ranges: string): FontSlice['ranges'] {
  return ranges.split(',').map(readRange);
}

function readRange(range: string): readonly [number, number] {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

function slicesOf(script: string, ranges: Readonly<Record<string, string>>): readonly FontSlice[] {
  const family = script === '' ? 'noto-sans' : `noto-sans-${script}`;
  return Object.entries(ranges).flatMap(([name, listed]) => {
    const number = NUMBERED.exec(name)?.[1];
    if (script !== '' && number === undefined && name !== script) return [];
    const file = `${family}-${number ?? name}`;
    const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}-wght-normal.woff2`));
    return [{ name: file, isVariable: true, path, ranges: readRanges(listed) }];
  });
}

/** Arrows, signs of drawings and mathematics, which its package lists as Latin. */
const SIGNS: FontSlice = {
  name: 'noto-sans-math',
  isVariable: false,
  path: fileURLToPath(import.meta.resolve('@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2')),
  ranges: readRanges('U+2000-2BFF'),
};

const HAN = {
  zh: slicesOf('sc', chinese),
  ja: slicesOf('jp', japanese),
  ko: slicesOf('kr', korean),
};

/** Latin first, which has the digits and signs that other scripts share. */
const LATIN = slicesOf('', latin);
const ALPHABETS = [
  ...LATIN.filter(({ name }) => name === 'noto-sans-latin'),
  ...LATIN.filter(({ name }) => name !== 'noto-sans-latin'),
  ...slicesOf('arabic', arabic),
  ...slicesOf('armenian', armenian),
  ...slicesOf('bengali', bengali),
  ...slicesOf('devanagari', devanagari),
  ...slicesOf('ethiopic', ethiopic),
  ...slicesOf('georgian', georgian),
  ...slicesOf('hebrew', hebrew),
  ...slicesOf('khmer', khmer),
  ...slicesOf('tamil', tamil),
  ...slicesOf('telugu', telugu),
  ...slicesOf('thai', thai),
  SIGNS,
];

const ORDERS = {
  zh: [...ALPHABETS, ...HAN.zh, ...HAN.ja, ...HAN.ko],
  ja: [...ALPHABETS, ...HAN.ja, ...HAN.zh, ...HAN.ko],
  ko: [...ALPHABETS, ...HAN.ko, ...HAN.zh, ...HAN.ja],
};

/** The slices to look for a text's characters in, best first: Han characters look as they are written where the text comes from. */
export function orderSlices(text: string): readonly FontSlice[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ORDERS.ja;
  return /\p{Script=Hangul}/u.test(text) ? ORDERS.ko : ORDERS.zh;
}

/** Whether a slice is meant for a character; its file may lack it all the same. */
export function isMeantFor(slice: FontSlice, codePoint: number): boolean {
  return slice.ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
