import { stat } from 'node:fs/promises';
import { createRecords } from '../adapters/records/create-records.ts';
import { databaseFolder, openEmbeddedDatabase } from '../adapters/records/open-embedded-database.ts';
import { openPostgresDatabase } from '../adapters/records/open-postgres-database.ts';
import { createBlobs } from '../compose/create-blobs.ts';
import type { Config } from '../config/config.ts';
import { BackupError, type Manifest } from './archive-format.ts';
import { askServer } from './backup-socket.ts';
import { makeBackup } from './make-backup.ts';
import { verifyArchive } from './read-archive.ts';

/**
 * Makes a backup of the installation that is configured, running or not, at `path`, and reads it again to its end.
 * Throws BackupError, RecordsError or BlobError in words.
 */
export async function backUpInstallation(config: Config, path: string, withKey: boolean): Promise<Manifest> {
  const keyFile = withKey ? keyFileOf(config) : null;
  const isMade = config.database.kind === 'embedded' && (await askServer(config.database.folder, { path, withKey }));
  if (!isMade) {
    const records = createRecords(await openDatabase(config));
    try {
      await makeBackup({ copy: records.copy, blobs: await createBlobs(config), now: new Date(), keyFile }, path);
    } finally {
      await records.close();
    }
  }
  return verifyArchive(path);
}

async function openDatabase({ database }: Config) {
  if (database.kind === 'postgres') return openPostgresDatabase(database.url);
  if ((await stat(databaseFolder(database.folder)).catch(() => null)) === null)
    throw new BackupError(`There is no database in ${database.folder}. Name its folder in DATA_DIR.`);
  return openEmbeddedDatabase(database.folder);
}

/** Throws BackupError where the accounts are kept elsewhere. */
export function keyFileOf({ identity }: Config): string {
  if (identity.kind === 'built-in') return identity.keyFile;
  throw new BackupError('The accounts are kept by Amazon Cognito: there is no key here.');
}
