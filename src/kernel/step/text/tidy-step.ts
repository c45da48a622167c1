import type { StepScan } from './scan-step.ts';

/** The engine counts entities in 32 bits; ISO 10303-21 sets no limit. */
export const LARGEST_ID = 2 ** 31 - 1;
const [BLANK, SEMICOLON] = [32, 59];
/** Strings and comments, in which nothing is an id, and ids; without leading zeros. */
const IDS = /'(?:[^']|'')*'|\/\*[\s\S]*?\*\/|#0*(\d+)/g;

/** A STEP file without the parameters of its data sections (`DATA('A',('SCHEMA'));` in edition 3), at which the engine gives up. */
export function blankSectionParameters(bytes: Uint8Array, { sectionParameters }: StepScan): Uint8Array {
  if (sectionParameters.length === 0) return bytes;
  const tidy = bytes.slice();
  for (const { from, to } of sectionParameters) {
    tidy.fill(BLANK, from, to + 1);
    tidy[from] = SEMICOLON;
  }
  return tidy;
}

/** A STEP file whose ids beyond the engine's reach are replaced by free ones, padded with zeros to the same length. */
export function renumberLargeIds(bytes: Uint8Array): Uint8Array {
  const tidy = bytes.slice();
  // One byte is one character, so that places in the text are places in the bytes.
  const text = new TextDecoder('latin1').decode(bytes);
  const taken = new Set<number>();
  for (const [, digits] of text.matchAll(IDS)) if (Number(digits) <= LARGEST_ID) taken.add(Number(digits));
  const renumbered = new Map<string, number>();
  let free = 1;
  for (const { 0: token, 1: digits, index } of text.matchAll(IDS)) {
    if (digits === undefined || Number(digits) <= LARGEST_ID) continue;
    let id = renumbered.get(digits);
    if (id === undefined) {
      while (taken.has(free)) free++;
      id = free++;
      renumbered.set(digits, id);
    }
    tidy.set(new TextEncoder().encode(String(id).padStart(token.length - 1, '0')), index + 1);
  }
  return tidy;
}
