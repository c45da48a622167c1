import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly dev?: boolean;
}

/** The folders, by paths from `project`, that `npm ci --omit=dev` would bring: of what is installed, all that the lock file has for more than development. */
export function listProductionPackages(project: string): readonly string[] {
  const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
    readFileSync(join(project, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true && existsSync(join(project, path)))
    .map(([path]) => path)
    .sort();
}
