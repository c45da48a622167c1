import { chmodSync, lstatSync, lutimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What depends on who built the tree, and when, and not on what it holds: times, and rights beyond what makes a program. `epoch` is in seconds. */
export function settleTree(folder: string, epoch: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) settleTree(path, epoch);
    else {
      if (!entry.isSymbolicLink()) settleRights(path);
      lutimesSync(path, epoch, epoch);
    }
  }
  settleRights(folder);
  lutimesSync(folder, epoch, epoch);
}

/** Folders that are somebody's own, or everybody's, stay so. */
function settleRights(path: string): void {
  const stats = lstatSync(path);
  const isSpecial = stats.uid !== 0 || (stats.mode & 0o1000) !== 0;
  if (!isSpecial) chmodSync(path, stats.isDirectory() || (stats.mode & 0o100) !== 0 ? 0o755 : 0o644);
}
