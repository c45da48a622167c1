import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, tell } from './finding.ts';

const HOUR_MS = 3_600_000;
/** One each night, with room for a slow one. */
const OLDEST_HOURS = 30;

/** How old the newest file in the folder is that backups are written to. */
export async function lookAtBackups(folder: string, nowMs: number): Promise<readonly Finding[]> {
  const about = 'backup';
  try {
    const names = await readdir(folder);
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    if (times.length === 0) return [{ about, level: 'bad', says: `There is no backup in ${folder}. Make one each night: npm run backup.` }];
    const hours = Math.floor((nowMs - Math.max(...times)) / HOUR_MS);
    const level = hours > OLDEST_HOURS ? 'bad' : 'good';
    return [
      {
        about,
        level,
        says: `The newest backup is ${hours} hours old.${level === 'bad' ? ' Make one each night, and see why the last ones failed.' : ''}`,
      },
    ];
  } catch (error) {
    return [{ about, level: 'bad', says: `The backups in ${folder} can not be looked at (${tell(error)}).` }];
  }
}
