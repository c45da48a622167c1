import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as the lock file has it. */
export interface LockedPackage {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
}

/** What `npm ci --omit=dev` would bring, by paths from `project`: of what is installed, all that the lock file has for more than development. */
export function listProductionPackages(project: string): ReadonlyMap<string, LockedPackage> {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(project, 'package-lock.json'), 'utf8'),
  );
  const kept = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && dev !== true && existsSync(join(project, path)));
  return new Map(kept.sort(([one], [other]) => (one < other ? -1 : 1)));
}
