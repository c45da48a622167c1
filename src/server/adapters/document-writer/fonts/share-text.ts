/** A glyph of a shaped text. */
export interface ShapedGlyph {
  /** Where the text starts that it was shaped of, with the others of its cluster. */
  readonly cluster: number;
  readonly xAdvance: number;
}

const ONLY_SIGNS = /^\p{Mn}+$/u;

/**
 * What of a text each glyph stands for, the glyphs being in the order in which they are read. Those of a cluster that take room share its
 * letters, and those that take none the signs that combine with letters, in the text's order, whichever stands for which in truth: readers
 * find the text as it was written, and no gaps, which they would take for spaces.
 */
export function shareText<T extends ShapedGlyph>(text: string, glyphs: readonly T[]): ReadonlyMap<T, string> {
  const clusters = Map.groupBy(glyphs, ({ cluster }) => cluster);
  const starts = [...clusters.keys()].sort((a, b) => a - b);
  const shares = new Map<T, string>();
  for (const [at, start] of starts.entries()) shareCluster(text.slice(start, starts[at + 1]), clusters.get(start) ?? [], shares);
  return shares;
}

function shareCluster<T extends ShapedGlyph>(text: string, glyphs: readonly T[], shares: Map<T, string>): void {
  const firstLetter = glyphs.findIndex(({ xAdvance }) => xAdvance !== 0);
  let at = Math.max(0, firstLetter);
  const characters = [...text];
  for (const [place, character] of characters.entries()) {
    if (place > 0) at = findTaker(glyphs, at, ONLY_SIGNS.test(characters.slice(place).join('')));
    const taker = glyphs[at];
    if (taker !== undefined) shares.set(taker, (shares.get(taker) ?? '') + character);
  }
}

/** A sign goes to the next glyph if that takes no room, a letter to the next one that does; where there is none, to the one before. */
function findTaker(glyphs: readonly ShapedGlyph[], at: number, isSign: boolean): number {
  if (isSign) return glyphs[at + 1]?.xAdvance === 0 ? at + 1 : at;
  const next = glyphs.findIndex(({ xAdvance }, place) => place > at && xAdvance !== 0);
  return next === -1 ? at : next;
}
