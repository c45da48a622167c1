import { startJobQueue } from '#server/adapters/job-queue/start-job-queue.ts';
import { openEmbeddedDatabase } from '#server/adapters/records/open-embedded-database.ts';
import { openPostgresDatabase } from '#server/adapters/records/open-postgres-database.ts';

/** Takes jobs from the database at the first argument (a folder or a postgres address) and never finishes any. */
const place = process.argv[2] ?? '';
const database = place.startsWith('postgres') ? await openPostgresDatabase(place) : await openEmbeddedDatabase(place);
const queue = await startJobQueue(database, () => {});
await queue.work('measure-part', 1, async ({ partId }) => {
  process.stdout.write(`${partId}\n`);
  await new Promise(() => {});
});
process.stdout.write('ready\n');
