import { createRecords } from '../src/server/adapters/records/create-records.ts';
import { openEmbeddedDatabase } from '../src/server/adapters/records/open-embedded-database.ts';
import { openPostgresDatabase } from '../src/server/adapters/records/open-postgres-database.ts';
import type { DatabaseConfig } from '../src/server/config/config.ts';
import { keepPrivate } from '../src/server/keep-private.ts';
import { RecordsError } from '../src/server/ports/records/records.ts';
import { refuse } from './commands/refuse.ts';
import { withSettings } from './commands/with-settings.ts';

// `npm run -s audit` prints the audit log, oldest first, a JSON object a line. It reads the same variables as the server; the
// embedded database belongs to one process, so that the server must be stopped then.

const PAGE = 1000;

await withSettings(async ({ dataFolder, database }) => {
  keepPrivate(dataFolder);
  await printLog(database).catch((error: unknown) => {
    if (!(error instanceof RecordsError)) throw error;
    refuse(error.message);
  });
});

async function printLog(database: DatabaseConfig): Promise<void> {
  const open = database.kind === 'embedded' ? openEmbeddedDatabase(database.folder) : openPostgresDatabase(database.url);
  const records = createRecords(await open);
  try {
    for (let skip = 0; ; skip += PAGE) {
      const entries = await records.audit.list(skip, PAGE);
      for (const entry of entries) console.log(JSON.stringify(entry));
      if (entries.length < PAGE) return;
    }
  } finally {
    await records.close();
  }
}
