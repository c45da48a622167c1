import { resolve } from 'node:path';
import { explain } from '../src/server/backup/backup-socket.ts';
import { restoreInstallation } from '../src/server/backup/restore-installation.ts';
import type { Config } from '../src/server/config/config.ts';
import { keepPrivate } from '../src/server/keep-private.ts';
import { refuse } from './commands/refuse.ts';
import { withSettings } from './commands/with-settings.ts';

// `npm run restore -- FILE` brings a backup into an empty installation: a new DATA_DIR, or an empty DATABASE_URL and S3_BUCKET.

const [file, ...more] = process.argv.slice(2);
await withSettings(async (config) => {
  if (file === undefined || more.length > 0) return refuse('npm run restore -- FILE');
  keepPrivate(config.dataFolder);
  await run(resolve(file), config).catch((error: unknown) => refuse(explain(error)));
});

async function run(path: string, config: Config): Promise<void> {
  const { madeAt, rows, blobs, missingBlobs, withKey } = await restoreInstallation(config, path);
  console.log(`Everything of ${madeAt} is there: ${rows['parts'] ?? 0} parts, ${rows['rfqs'] ?? 0} requests for quote, ${blobs} files.`);
  if (missingBlobs.length > 0) console.log(`${missingBlobs.length} files were missing when the backup was made.`);
  if (!withKey && config.identity.kind === 'built-in')
    console.log(`Put your copy of the accounts' key at ${config.identity.keyFile} before you start; without it everybody signs in anew.`);
}
