import type { Unit } from './units.ts';

/** What the author of a file wrote at its shape: how many of each, and what stands there of what may be off by how much. */
export interface StatedTolerances {
  readonly dimensions: number;
  readonly tolerances: number;
  readonly datums: number;
  /** Left out: none. */
  readonly threads?: number | undefined;
  /** Each once, in the unit of the part, for instance '⌀10 ±0.05', 'position 0.2 A B C' or 'M6x1-6H'. */
  readonly words: readonly string[];
}

/** More are left out of `words`. */
export const MOST_STATED = 100;
/** Characters of one of them. */
export const LONGEST_STATED = 80;

/** 'The file states 12 dimensions, 6 tolerances and 3 datums.' */
export function describeStated({ dimensions, tolerances, datums, threads = 0 }: StatedTolerances): string {
  const counts = [count(dimensions, 'dimension'), count(tolerances, 'tolerance'), count(datums, 'datum'), count(threads, 'thread')];
  const said = counts.filter((words) => words !== null);
  const last = said.pop() ?? 'nothing';
  return `The file states ${said.length === 0 ? last : `${said.join(', ')} and ${last}`}.`;
}

function count(number: number, word: string): string | null {
  return number === 0 ? null : `${number} ${word}${number === 1 ? '' : 's'}`;
}

/** What is stated as one line of text of at most `longest` characters; what doesn't fit is left out from the end, and said to be. */
export function listStated({ words }: Pick<StatedTolerances, 'words'>, unit: Unit, longest: number): string {
  const spell = (shown: number) =>
    `As in the file (${unit}): ${words.slice(0, shown).join('; ')}${shown < words.length ? `; and ${words.length - shown} more` : ''}`;
  let shown = words.length;
  while (shown > 0 && spell(shown).length > longest) shown--;
  return spell(shown);
}
