import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { describeJobQueue } from '../../ports/job-queue.conformance.ts';
import type { Database } from '../records/database.ts';
import { openEmbeddedDatabase } from '../records/open-embedded-database.ts';
import { openPostgresDatabase } from '../records/open-postgres-database.ts';
import { startJobQueue } from './start-job-queue.ts';

const HOLDER = new URL('../../../../test/support/storage/hold-a-job.ts', import.meta.url).pathname;
const ignoreTrouble = () => {};

/** Starts a process that takes jobs and never finishes them. `taken` yields what it prints. */
function startHolder(place: string) {
  const child = spawn(process.execPath, [HOLDER, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, exited: once(child, 'exit'), taken: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

/** Sends a job, lets another process take it and die with it, and resolves once this process has run it. */
async function runOrphanAgain(place: string, reopen: () => Promise<Database>, afterRestart: (database: Database) => Promise<void>) {
  let database = await reopen();
  let queue = await startJobQueue(database, ignoreTrouble);
  await queue.send('measure-part', { partId: 'orphan' }, 'orphan');
  await queue.close(1000);
  await database.close();

  const { child, exited, taken } = startHolder(place);
  expect((await taken.next()).value).toBe('ready');
  expect((await taken.next()).value).toBe('orphan');
  child.kill('SIGKILL');
  await exited;

  database = await reopen();
  queue = await startJobQueue(database, ignoreTrouble);
  await afterRestart(database);
  const { promise, resolve } = Promise.withResolvers<string>();
  await queue.work('measure-part', 1, async ({ partId }) => resolve(partId));
  expect(await promise).toBe('orphan');
  await queue.close(1000);
  await database.close();
}

describe('job queue on the embedded database', () => {
  let folder: string;
  let database: Database;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quickquote-queue-'));
    database = await openEmbeddedDatabase(join(folder, 'conformance'));
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  describeJobQueue(() => startJobQueue(database, ignoreTrouble));

  test('a job of a killed process waits to be run again as soon as the queue has restarted', { timeout: 60_000 }, async () => {
    const place = join(folder, 'killed');
    const reopen = () => openEmbeddedDatabase(place);
    await runOrphanAgain(place, reopen, async ({ runner }) => {
      const { rows } = await (runner as PgliteDatabase).execute(sql`select state from pgboss.job where name = 'measure-part'`);
      expect(rows).toEqual([{ state: 'retry' }]);
    });
  });
});

describe.skipIf(TEST_DATABASE_URL === undefined)('job queue on PostgreSQL', () => {
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

  describeJobQueue(() => startJobQueue(database, ignoreTrouble));

  test("a killed worker's job is run again by another", { timeout: 60_000 }, async () => {
    const { url, drop } = await createScratchDatabase();
    await runOrphanAgain(
      url,
      () => openPostgresDatabase(url),
      async () => {},
    );
    await drop();
  });
});
