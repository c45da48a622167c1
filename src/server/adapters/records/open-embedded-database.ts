import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { RecordsError } from '../../ports/records.ts';
import { type EmbeddedDatabase, MIGRATIONS_FOLDER } from './database.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { keepCheckpointing } from './keep-checkpointing.ts';
import { lockFolder } from './lock-folder.ts';
import { releaseTaken } from './release-taken.ts';

/**
 * PGlite starts with -F, which means "never fsync". A statement_timeout would do nothing: there are no timer signals in it.
 * `max_wal_size` takes no checkpoint in it either, but bounds how many segments are kept for further use.
 */
const SETTINGS = ['fsync=on', 'wal_sync_method=fsync', 'min_wal_size=32MB', 'max_wal_size=64MB', 'wal_compression=pglz'];
const START_PARAMETERS = [...PGlite.defaultStartParams.filter((it) => it !== '-F'), ...SETTINGS.flatMap((setting) => ['-c', setting])];

/** Where the embedded database lies; there is none where this is missing. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database');
}

/**
 * Opens the database under `dataDir`, making and migrating it where needed. An acknowledged commit survives kill -9 and a
 * power cut. Everything in it runs on this thread over one connection: short statements only.
 * Throws RecordsError when another process has the folder, or when fsync would not reach the disk.
 */
export async function openEmbeddedDatabase(dataDir: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    if (!(await exists(folder))) await createCluster(folder);
    const fs = new DurableNodeFS(folder);
    const pglite = await PGlite.create({ fs, startParams: START_PARAMETERS });
    await checkDurability(pglite, fs);
    const runner = drizzle(pglite);
    await migrate(runner, { migrationsFolder });
    // A restore first opens a database as it was in an earlier version, in which nothing was taken.
    if (migrationsFolder === MIGRATIONS_FOLDER) await releaseTaken(runner);
    const stopCheckpointing = keepCheckpointing(pglite);
    const close = async () => {
      try {
        await stopCheckpointing();
        await pglite.close();
      } finally {
        await unlock();
      }
    };
    return { kind: 'embedded', runner, pglite, aborted: fs.aborted, close };
  } catch (error) {
    await unlock();
    if (error instanceof RecordsError) throw error;
    throw new RecordsError(`The database in ${dataDir} can't be opened.`, { cause: error });
  }
}

/** Made aside and renamed when whole and on disk, so that a start cut short is no database at all. */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams: START_PARAMETERS });
  await pglite.close();
  for (const entry of await readdir(unfinished, { recursive: true })) await syncPath(join(unfinished, entry));
  await syncPath(unfinished);
  await rename(unfinished, folder);
  await syncPath(join(folder, '..'));
}

/** The message is a committed WAL record, so an fsync that reaches the disk must have been counted. */
async function checkDurability(pglite: PGlite, fs: DurableNodeFS): Promise<void> {
  const before = fs.syncs;
  await pglite.query("select pg_logical_emit_message(true, 'quickquote', 'opened')");
  if (fs.syncs === before) throw new RecordsError('A commit did not reach the disk: the database would lose data, so it stays closed.');
}

async function syncPath(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
