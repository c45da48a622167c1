import { once } from 'node:events';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { isNotNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { RecordsError } from '../../ports/records/records.ts';
import { type EmbeddedDatabase, MIGRATIONS_FOLDER, type QueryRunner } from './core/database.ts';
import { outbox, parts } from './core/schema.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { keepCheckpointing } from './keep-checkpointing.ts';
import { lockFolder } from './lock-folder.ts';
import { refuseNewer } from './refuse-newer.ts';
import { START_PARAMETERS } from './start-parameters.ts';

const CREATE_CLUSTER = new URL('./create-cluster.ts', import.meta.url);

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
  const unlock = await takeFolder(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    if (!(await exists(folder))) await createCluster(folder);
    const fs = new DurableNodeFS(folder);
    const pglite = await PGlite.create({ fs, startParams: START_PARAMETERS });
    await checkDurability(pglite, fs);
    const runner = drizzle(pglite);
    await refuseNewer(runner, migrationsFolder);
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
    throw explain(error, dataDir);
  }
}

async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await lockFolder(dataDir);
  } catch (error) {
    throw explain(error, dataDir);
  }
}

function explain(error: unknown, dataDir: string): RecordsError {
  if (error instanceof RecordsError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = ['EROFS', 'EACCES', 'EPERM'].includes(code)
    ? `QuickQuote may not write to ${dataDir}. Give the folder to its user, or name another one in DATA_DIR.`
    : `The database in ${dataDir} can't be opened: it may be damaged. Restore a backup into a new DATA_DIR with npm run restore.`;
  return new RecordsError(words, { cause: error });
}

/** Made aside and renamed when whole and on disk, so that a start cut short is no database at all. */
async function createCluster(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  const making = new Worker(CREATE_CLUSTER, { workerData: { folder: unfinished } });
  await once(making, 'exit');
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

/** Frees what a process that died still holds. Only for a database that no other process has open. */
async function releaseTaken(runner: QueryRunner): Promise<void> {
  for (const table of [parts, outbox]) await runner.update(table).set({ takenUntil: null }).where(isNotNull(table.takenUntil));
}
