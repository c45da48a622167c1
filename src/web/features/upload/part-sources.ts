import type { FileUnit } from '#domain/units.ts';

/** Where a part has come from. */
export interface PartSource {
  readonly file: File;
  /** What it was read in. */
  readonly unit: FileUnit;
  readonly mspID: string;
}

/** By part id; a reload forgets them. */
const sources = new Map<string, PartSource>();

export function rememberSource(partId: string, source: PartSource): void {
  sources.set(partId, source);
}

/** The file that a part was read from; undefined where this page has not sent it. */
export function sourceOf(partId: string): PartSource | undefined {
  return sources.get(partId);
}
