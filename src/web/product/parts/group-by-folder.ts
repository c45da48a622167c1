import type { Part } from '#contract/schemas/entities.ts';

/** Parts whose files came with one folder; '' for those that came by themselves. */
export interface PartGroup {
  readonly folder: string;
  readonly parts: readonly Part[];
}

/** Parts by the folders that their files came with, in the order in which these first appear; all in one group where there is no folder. */
export function groupByFolder(parts: readonly Part[], folders: Readonly<Record<string, string>>): readonly PartGroup[] {
  return [...Map.groupBy(parts, ({ id }) => folders[id] ?? '')].map(([folder, members]) => ({ folder, parts: members }));
}

/** Whether there is anything to be told apart by folders. */
export function hasFolders(groups: readonly PartGroup[]): boolean {
  return groups.some(({ folder }) => folder !== '');
}
