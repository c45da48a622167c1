import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { createScratchDatabase, runAlone, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { describeStatusFeed } from '../../ports/conformance/status-feed.conformance.ts';
import type { Database } from '../records/core/database.ts';
import { openEmbeddedDatabase } from '../records/open-embedded-database.ts';
import { openPostgresDatabase } from '../records/open-postgres-database.ts';
import { startStatusFeed } from './start-status-feed.ts';

describe('status feed on the embedded database', () => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quickquote-feed-'));
    await copyEmptyDatabase(folder);
    database = await openEmbeddedDatabase(folder);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  describeStatusFeed(() => startStatusFeed(database));
});

describe.skipIf(TEST_DATABASE_URL === undefined)('status feed on PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  let database: Database;
  beforeAll(async () => {
    scratch = await createScratchDatabase();
    database = await openPostgresDatabase(scratch.url);
  });
  afterAll(async () => {
    await database.close();
    await scratch.drop();
  });

  describeStatusFeed(() => startStatusFeed(database));

  test('when the connection breaks, watchers are told once it is back, and hear on', async () => {
    const feed = await startStatusFeed(database);
    const onChange = vi.fn();
    await feed.watch('part-1', onChange);
    await runAlone("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quickquote-feed'");
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    await feed.publish('part-1');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
    await expect(feed.ping()).resolves.toBeUndefined();
    await feed.close();
  });
});
