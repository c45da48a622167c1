import type { Random } from '#test/support/random.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Mutation = (bytes: Bytes, random: Random) => Bytes;

const ODD_NUMBERS = ['0', '-1', '1e308', '-1e-320', '1e39', 'NaN', '4294967296', '99999999999999999999', '0.0000000001', '1..2', ''];
const MOST_CUT = 400;
const SEARCHED = 4_000;

/** What happens to files on their way: damaged media, broken exporters, cut transfers, and people who want to see what breaks. */
const MUTATIONS: readonly Mutation[] = [
  flipBits,
  overwriteBytes,
  cutPiece,
  repeatPiece,
  truncate,
  swapPieces,
  replaceNumber,
  replaceNumber,
  shuffleLines,
];

/** The bytes with one to four damages. The same for the same state of `random`. */
export function mutateFile(bytes: Bytes, random: Random): Bytes {
  let mutated = bytes;
  for (let damages = 1 + random.below(4); damages > 0; damages -= 1) mutated = random.pick(MUTATIONS)(mutated, random);
  return mutated;
}

function flipBits(bytes: Bytes, random: Random): Bytes {
  const flipped = bytes.slice();
  for (let flips = 1 + random.below(8); flips > 0; flips -= 1) {
    const at = random.below(flipped.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random.below(8));
  }
  return flipped;
}

function overwriteBytes(bytes: Bytes, random: Random): Bytes {
  const [start, end] = pickPiece(bytes, random);
  return bytes.slice().fill(random.pick([0, 0x20, 0x28, 0x2c, 0x23, 0xff]), start, end);
}

function cutPiece(bytes: Bytes, random: Random): Bytes {
  const [start, end] = pickPiece(bytes, random);
  return join(bytes.subarray(0, start), bytes.subarray(end));
}

function repeatPiece(bytes: Bytes, random: Random): Bytes {
  const [start, end] = pickPiece(bytes, random);
  const copies = Array.from({ length: 1 + random.below(20) }, () => bytes.subarray(start, end));
  return join(bytes.subarray(0, end), ...copies, bytes.subarray(end));
}

function truncate(bytes: Bytes, random: Random): Bytes {
  return bytes.slice(0, random.below(bytes.length));
}

function swapPieces(bytes: Bytes, random: Random): Bytes {
  const [start, end] = pickPiece(bytes, random);
  const to = random.below(bytes.length - (end - start));
  const swapped = bytes.slice();
  swapped.copyWithin(start, to, to + end - start);
  swapped.set(bytes.subarray(start, end), to);
  return swapped;
}

/** A number, an index or an entity's id becomes another one. */
function replaceNumber(bytes: Bytes, random: Random): Bytes {
  const from = random.below(bytes.length);
  const text = Buffer.from(bytes.subarray(from, from + SEARCHED)).toString('latin1');
  const found = /[-+]?\d+(\.\d*)?(e[-+]?\d+)?/i.exec(text);
  if (found === null) return flipBits(bytes, random);
  const number = random.below(2) === 0 ? random.pick(ODD_NUMBERS) : String(random.below(1000));
  const start = from + found.index;
  return join(bytes.subarray(0, start), Buffer.from(number), bytes.subarray(start + found[0].length));
}

function shuffleLines(bytes: Bytes, random: Random): Bytes {
  const lines = Buffer.from(bytes).toString('latin1').split('\n');
  for (let swaps = 1 + random.below(6); swaps > 0; swaps -= 1) {
    const [a, b] = [random.below(lines.length), random.below(lines.length)];
    [lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? ''];
  }
  return join(Buffer.from(lines.join('\n'), 'latin1'));
}

function pickPiece(bytes: Bytes, random: Random): readonly [start: number, end: number] {
  const start = random.below(bytes.length);
  return [start, Math.min(bytes.length, start + 1 + random.below(MOST_CUT))];
}

function join(...pieces: readonly Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(pieces));
}
