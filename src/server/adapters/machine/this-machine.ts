import { readdir, readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '../../ports/machine.ts';

/** Each may be a disk of its own. */
const FOLDERS = ['.', 'blobs', 'database'];

/** The disk below a data folder, and the limits that hold for this process. */
export function createThisMachine(dataFolder: string): Machine {
  return {
    async countFreeBytes() {
      return Math.min(...(await Promise.all(FOLDERS.map((name) => countFreeIn(join(dataFolder, name))))));
    },
    async countFreeDescriptors() {
      if (process.platform !== 'linux') return null;
      try {
        const [limits, open] = await Promise.all([readFile('/proc/self/limits', 'utf8'), readdir('/proc/self/fd')]);
        const most = /^Max open files +(\d+)/m.exec(limits)?.[1];
        return most === undefined ? null : Number(most) - open.length;
      } catch (error) {
        // To look takes a descriptor.
        if (codeOf(error) === 'EMFILE' || codeOf(error) === 'ENFILE') return 0;
        throw error;
      }
    },
  };
}

async function countFreeIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize, files, ffree } = await statfs(folder);
    // A file needs a place in the disk's index too, where there is one.
    return files > 0 && ffree === 0 ? 0 : bavail * bsize;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Number.POSITIVE_INFINITY;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
