import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUpInstallation } from '../src/server/backup/back-up-installation.ts';
import { explain } from '../src/server/backup/backup-socket.ts';
import type { Config } from '../src/server/config/config.ts';
import { keepPrivate } from '../src/server/keep-private.ts';
import { refuse } from './commands/refuse.ts';
import { withSettings } from './commands/with-settings.ts';

// `npm run backup -- FILE [--with-key]` writes everything of the installation to a new file, while it runs or not. It reads the same
// variables as the server.

const { values, positionals } = parseArgs({ options: { 'with-key': { type: 'boolean', default: false } }, allowPositionals: true });
const [file] = positionals;
await withSettings(async (config) => {
  if (file === undefined || positionals.length > 1) return refuse('npm run backup -- FILE [--with-key]');
  keepPrivate(config.dataFolder);
  await run(resolve(file), config).catch((error: unknown) => refuse(explain(error)));
});

async function run(path: string, config: Config): Promise<void> {
  const { rows, blobs, missingBlobs, withKey } = await backUpInstallation(config, path, values['with-key']);
  console.log(
    `${path}: ${rows['parts'] ?? 0} parts, ${rows['rfqs'] ?? 0} requests for quote, ${blobs} files, each compared with its hash.`,
  );
  if (missingBlobs.length > 0) console.log(`${missingBlobs.length} files were missing already:\n${missingBlobs.join('\n')}`);
  if (!withKey) console.log('The key of the accounts is not in it: keep a copy of that elsewhere (--with-key takes it along).');
}
