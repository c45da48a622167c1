import { type FileUnit, MM_PER_FILE_UNIT } from './units.ts';

/** Between these, mm, lies the longest side of nearly all parts that are ordered. */
const COMMON_MM = { from: 5, to: 1000 } as const;
/** The commonest first; metres last, which nearly no program writes. */
const BY_USE: readonly FileUnit[] = ['mm', 'in', 'cm', 'm'];

/**
 * The unit that a file without one is likelier in than the one it was read in; null where the present one will do. `longestMm` is the
 * part's longest side as it was read, mm: of an uncommon size another unit is likelier if its reading is common.
 */
export function findLikelierUnit(longestMm: number, readIn: FileUnit): FileUnit | null {
  if (isCommon(longestMm)) return null;
  const longest = longestMm / MM_PER_FILE_UNIT[readIn];
  return BY_USE.find((unit) => isCommon(longest * MM_PER_FILE_UNIT[unit])) ?? null;
}

function isCommon(longestMm: number): boolean {
  return longestMm >= COMMON_MM.from && longestMm <= COMMON_MM.to;
}
