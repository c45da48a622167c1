import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { createRecords } from '../adapters/records/create-records.ts';
import { copyMigrationsUpTo } from '../adapters/records/migrations-up-to.ts';
import { databaseFolder, openEmbeddedDatabase } from '../adapters/records/open-embedded-database.ts';
import { isPostgresEmpty, openPostgresDatabase } from '../adapters/records/open-postgres-database.ts';
import { createBlobs } from '../compose/create-blobs.ts';
import type { Config } from '../config/config.ts';
import type { BlobStore } from '../ports/blob-store.ts';
import type { RecordsCopy, RowBatch } from '../ports/records/records-copy.ts';
import { BackupError, blobOfEntry, KEY_ENTRY, type Manifest, tableOfEntry } from './archive-format.ts';
import { keyFileOf } from './back-up-installation.ts';
import { readArchive, readText, verifyArchive } from './read-archive.ts';

/**
 * Brings the backup at `path` into the installation that is configured, which has to be empty, whatever kind of database and store
 * the backup came from. `openEmbedded` makes the embedded database where that is what is configured. Throws BackupError, RecordsError
 * or BlobError in words; what a failure left of files is removed again.
 */
export async function restoreInstallation(config: Config, path: string, openEmbedded = openEmbeddedDatabase): Promise<Manifest> {
  const manifest = await verifyArchive(path);
  const keyFile = manifest.withKey ? keyFileOf(config) : null;
  await assertEmpty(config, keyFile);
  const migrations = await copyMigrationsUpTo(manifest.facts.migration);
  if (migrations === null) throw new BackupError(`${path} was made by a newer version of QuickQuote. Restore it with that one.`);
  try {
    const records = createRecords(await openDatabase(config, openEmbedded, migrations));
    try {
      await restoreBackup(path, manifest, { copy: records.copy, blobs: await createBlobs(config), keyFile });
    } finally {
      await records.close();
    }
  } catch (error) {
    await clear(config, keyFile);
    throw error;
  } finally {
    await rm(migrations, { recursive: true });
  }
  // Opening it brings it up to date.
  await (await openDatabase(config, openEmbeddedDatabase)).close();
  return manifest;
}

function openDatabase({ database }: Config, openEmbedded: typeof openEmbeddedDatabase, migrations?: string) {
  return database.kind === 'postgres'
    ? openPostgresDatabase(database.url, { migrationsFolder: migrations })
    : openEmbedded(database.folder, migrations);
}

async function assertEmpty({ database, blobs }: Config, keyFile: string | null): Promise<void> {
  if (database.kind === 'postgres' && !(await isPostgresEmpty(database.url)))
    throw new BackupError('The database at DATABASE_URL is not empty. Name a new one: a backup never overwrites anything.');
  const folders = [database.kind === 'embedded' ? databaseFolder(database.folder) : null, blobs.kind === 'files' ? blobs.folder : null];
  for (const folder of folders) {
    if (folder !== null && (await readdir(folder).catch(() => [])).length > 0)
      throw new BackupError(`${folder} is not empty. Name a new DATA_DIR: a backup never overwrites anything.`);
  }
  if (keyFile !== null && (await stat(keyFile).catch(() => null)) !== null)
    throw new BackupError(`There is a key at ${keyFile} already, and the backup brings another. Move it away first.`);
}

/** Takes away what was brought into folders that were empty. */
async function clear({ database, blobs }: Config, keyFile: string | null): Promise<void> {
  if (database.kind === 'embedded') await rm(databaseFolder(database.folder), { recursive: true, force: true });
  if (blobs.kind === 'files') await rm(blobs.folder, { recursive: true, force: true });
  if (keyFile !== null) await rm(keyFile, { force: true });
}

interface BackupTarget {
  /** Of an empty database, migrated as far as the backup's. */
  readonly copy: RecordsCopy;
  readonly blobs: BlobStore;
  /** Where the key goes; null when the backup has none. */
  readonly keyFile: string | null;
}

/**
 * Brings a backup that was verified into an empty target: the files, then all rows in one transaction, so that no record is ever
 * there without its file. Throws BlobError, RecordsError, and what the disk throws.
 */
async function restoreBackup(path: string, { facts }: Manifest, { copy, blobs, keyFile }: BackupTarget): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    const blob = blobOfEntry(name);
    if (blob !== null) await blobs.put(blob, Readable.from(content, { objectMode: false }));
    else if (name === KEY_ENTRY && keyFile !== null) await writeKey(keyFile, await readText(content));
    else await skip(content);
  }
  await copy.write(facts, readRows(path));
}

async function* readRows(path: string): AsyncGenerator<RowBatch> {
  for await (const { name, content } of readArchive(path)) {
    const table = tableOfEntry(name);
    if (table === null) await skip(content);
    else yield { table, rows: (await readText(content)).split('\n').filter((row) => row !== '') };
  }
}

async function skip(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

/** Never replaces a key: it would end what that one has signed. */
async function writeKey(path: string, pem: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await using handle = await open(path, 'wx', 0o600);
  await handle.writeFile(pem);
  await handle.sync();
}
