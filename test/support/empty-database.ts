import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { PROJECT_ROOT } from './project.ts';

const CACHE = join(PROJECT_ROOT, 'node_modules/.cache');
const RECORDS = join(PROJECT_ROOT, 'src/server/adapters/records');

/**
 * Puts an embedded database without any rows into a data folder that has none: making one takes longer than all else that a server
 * does to start. It is made once for what it depends on, and kept beside what packages cache.
 */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const kept = join(CACHE, `empty-database-${await hashSources()}`);
  if (!existsSync(kept)) await keepEmptyDatabase(kept);
  await cp(kept, dataDir, { recursive: true });
}

/** Appears whole or not at all. */
async function keepEmptyDatabase(kept: string): Promise<void> {
  const { openEmbeddedDatabase } = await import('#server/adapters/records/open-embedded-database.ts');
  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(join(CACHE, 'empty-database.unfinished-'));
  await (await openEmbeddedDatabase(unfinished)).close();
  try {
    await rename(unfinished, kept);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another process may have been faster.
    if (!existsSync(kept)) throw error;
  }
}

async function hashSources(): Promise<string> {
  const migrations = (await readdir(join(RECORDS, 'migrations'), { recursive: true })).filter((name) => /\.(sql|json)$/.test(name)).sort();
  const paths = [
    join(PROJECT_ROOT, 'node_modules/@electric-sql/pglite/package.json'),
    join(RECORDS, 'start-parameters.ts'),
    ...migrations.map((name) => join(RECORDS, 'migrations', name)),
  ];
  const hash = createHash('sha256');
  for (const path of paths) hash.update(basename(path)).update(await readFile(path));
  return hash.digest('hex').slice(0, 16);
}
