import { readdir, rm, stat } from 'node:fs/promises';
import { createRecords } from '../adapters/records/create-records.ts';
import { copyMigrationsUpTo } from '../adapters/records/migrations-up-to.ts';
import { databaseFolder, openEmbeddedDatabase } from '../adapters/records/open-embedded-database.ts';
import { isPostgresEmpty, openPostgresDatabase } from '../adapters/records/open-postgres-database.ts';
import { createBlobs } from '../compose/create-blobs.ts';
import type { Config } from '../config/config.ts';
import { BackupError, type Manifest } from './archive-format.ts';
import { keyFileOf } from './back-up-installation.ts';
import { verifyArchive } from './read-archive.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Brings the backup at `path` into the installation that is configured, which has to be empty, whatever kind of database and store
 * the backup came from. Throws BackupError, RecordsError or BlobError in words; what a failure left of files is removed again.
 */
export async function restoreInstallation(config: Config, path: string): Promise<Manifest> {
  const manifest = await verifyArchive(path);
  const keyFile = manifest.withKey ? keyFileOf(config) : null;
  await assertEmpty(config, keyFile);
  const migrations = await copyMigrationsUpTo(manifest.facts.migration);
  if (migrations === null) throw new BackupError(`${path} was made by a newer version of QuickQuote. Restore it with that one.`);
  try {
    const records = createRecords(await openDatabase(config, migrations));
    try {
      await restoreBackup(path, manifest, { copy: records.copy, blobs: createBlobs(config), keyFile });
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
  await (await openDatabase(config)).close();
  return manifest;
}

function openDatabase({ database }: Config, migrations?: string) {
  return database.kind === 'postgres'
    ? openPostgresDatabase(database.url, { migrationsFolder: migrations })
    : openEmbeddedDatabase(database.folder, migrations);
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
