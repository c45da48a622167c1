import { createRecords } from '#server/adapters/records/create-records.ts';
import { openPostgresDatabase } from '#server/adapters/records/open-postgres-database.ts';
import { startStatusFeed } from '#server/adapters/status-feed/start-status-feed.ts';

// Answers each change of 'ping' with one of 'pong', in a process of its own: DATABASE_URL is its argument. It ends when it is told to.

const open = await openPostgresDatabase(process.argv[2] ?? '');
const feed = await startStatusFeed(open);
await feed.watch('ping', () => void feed.publish('pong'));
process.on('message', async () => {
  await feed.close();
  await createRecords(open).close();
  process.disconnect();
});
process.send?.('ready');
