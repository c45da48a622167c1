import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The ids of all living processes below `pid`, by Linux's /proc. */
export function listDescendants(pid: number): readonly number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  const children = readdirSync(tasks).flatMap((task) => readChildren(`${tasks}/${task}/children`));
  return children.flatMap((child) => [child, ...listDescendants(child)]);
}

/** Whether a process is there and not merely waiting to be reaped. */
export function isProcessAlive(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

function readChildren(path: string): number[] {
  try {
    return readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    // The task ended meanwhile.
    return [];
  }
}
