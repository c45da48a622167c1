import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyEmptyDatabase } from '#test/support/empty-database.ts';
import { newPart } from '#test/support/sample-records.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createDataDir, disposeServer, startServer } from '#test/support/start-server.ts';
import { RecordsError } from '../../ports/records/records.ts';
import { MIGRATIONS_FOLDER } from './core/database.ts';
import { createRecords } from './create-records.ts';
import { readJournal } from './migrations-up-to.ts';
import { openEmbeddedDatabase } from './open-embedded-database.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const LATER = 9_999_999_999_999;
const STOPS_OLDER = `SELECT "drizzle"."stop_older_programs"(${LATER});\n--> statement-breakpoint\n`;
/** What had been stored by the time at which the newer version took over. */
const LOOKS_BACK = 'CREATE TABLE "found_then" AS SELECT "id" FROM "parts";';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-newer-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The migrations of a version that has one more. */
async function writeNewer(name: string, statements: string): Promise<string> {
  const newer = join(folder, name);
  await cp(MIGRATIONS_FOLDER, newer, { recursive: true });
  const journal = await readJournal(newer);
  const entry = { idx: journal.entries.length, version: '7', when: LATER, tag: 'newer', breakpoints: true };
  await writeFile(join(newer, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(newer, 'newer.sql'), statements);
  return newer;
}

test('S-47 a migration that stops older programs names itself', async () => {
  const { entries } = await readJournal(MIGRATIONS_FOLDER);
  expect(entries.length).toBeGreaterThan(10);
  for (const name of (await readdir(MIGRATIONS_FOLDER)).filter((file) => file.endsWith('.sql'))) {
    const [, when] = /SELECT "drizzle"\."stop_older_programs"\((\d+)\)/.exec(await readFile(join(MIGRATIONS_FOLDER, name), 'utf8')) ?? [];
    if (when !== undefined) expect([name, when]).toEqual([name, String(entries.find(({ tag }) => `${tag}.sql` === name)?.when)]);
  }
});

test('S-47 the embedded database, which has one program alone, takes such a migration', { timeout: 120_000 }, async () => {
  const place = join(folder, 'embedded');
  await copyEmptyDatabase(place);
  const after = await openEmbeddedDatabase(place, await writeNewer('for-embedded', STOPS_OLDER + LOOKS_BACK));
  await expect(createRecords(after).ping()).resolves.toBeUndefined();
  await after.close();
});

describe.skipIf(TEST_DATABASE_URL === undefined)('a program that runs while a newer one migrates its PostgreSQL', () => {
  let scratch: Awaited<ReturnType<typeof createScratchDatabase>>;
  beforeAll(async () => {
    scratch = await createScratchDatabase();
  });
  afterAll(() => scratch.drop());

  test('S-47 goes on beside it where the migration is one that it can live with, though it would not start any more', async () => {
    const fresh = await createScratchDatabase();
    const older = await openPostgresDatabase(fresh.url);
    const records = createRecords(older);
    await records.ping();
    const newer = await openPostgresDatabase(fresh.url, { migrationsFolder: await writeNewer('compatible', LOOKS_BACK) });
    const part = newPart();
    await records.parts.add(part);
    // On connections that it has opened since, too.
    await Promise.all(Array.from({ length: 10 }, () => records.ping()));
    expect((await createRecords(newer).parts.findById(part.id))?.id).toBe(part.id);
    await expect(openPostgresDatabase(fresh.url)).rejects.toThrow('brought up to date by a newer version');
    for (const database of [older, newer]) await database.close();
    await fresh.drop();
  });

  test('S-47 stores nothing any more where it is not, and what it had acknowledged the newer one has found', async () => {
    const older = await openPostgresDatabase(scratch.url);
    const { parts, ping } = createRecords(older);
    const acknowledged: string[] = [];
    let isOver = false;
    const write = async () => {
      while (!isOver) {
        const part = newPart();
        await parts.add(part).then(
          () => acknowledged.push(part.id),
          () => {},
        );
      }
    };
    const writing = Array.from({ length: 8 }, write);
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const newer = await openPostgresDatabase(scratch.url, { migrationsFolder: await writeNewer('stopping', STOPS_OLDER + LOOKS_BACK) });
    await older.outdated;
    isOver = true;
    await Promise.all(writing);
    await expect(parts.add(newPart())).rejects.toBeInstanceOf(RecordsError);
    await expect(ping()).rejects.toMatchObject({ cause: { message: expect.stringContaining('newer version') } });
    const { rows } = (await newer.runner.execute(sql`select id from found_then`)) as { rows?: readonly { id: string }[] };
    const found = new Set(rows?.map(({ id }) => id));
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await createRecords(newer).parts.add(newPart());
    for (const database of [older, newer]) await database.close();
  });

  test('S-47 ends in words, with all of its processes, and does not start again', { timeout: 180_000 }, async () => {
    const fresh = await createScratchDatabase();
    const dataDir = await createDataDir();
    const start = (role: 'api' | 'worker') => {
      const env = { ROLE: role, DATABASE_URL: fresh.url, PUBLIC_URL: 'https://quotes.example.com' };
      return startServer({ dataDir, env, readyFor: 'all-but-measuring' });
    };
    const [api, worker] = [await start('api'), await start('worker')];
    const newer = await openPostgresDatabase(fresh.url, { migrationsFolder: await writeNewer('for-processes', STOPS_OLDER) });
    // Nobody asks the worker: it finds out by its own work. The other is asked, and says no until it has ended.
    await expect
      .poll(
        async () =>
          await fetch(`${api.baseUrl}/ready`).then(
            (response) => response.status,
            () => 'ended',
          ),
        { timeout: 30_000 },
      )
      .toBe('ended');
    for (const ended of [api, worker])
      await expect.poll(() => ended.output(), { timeout: 30_000 }).toContain('A newer version of QuickQuote has changed the database');
    await expect(start('api')).rejects.toThrow('The database was brought up to date by a newer version of QuickQuote.');
    await newer.close();
    for (const ended of [api, worker]) await disposeServer(ended);
    await fresh.drop();
  });
});
