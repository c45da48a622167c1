import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgresWay, type PostgresWay } from '#test/support/postgres-way.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { buildApp } from './app.ts';
import { backUpInstallation } from './backup/back-up-installation.ts';
import { restoreInstallation } from './backup/restore-installation.ts';
import { type Config, readConfig } from './config/config.ts';
import { RecordsError } from './ports/records/records.ts';

/** Enough that every step of a start, and of a backup, meets the cut once. */
const STEPS = 40;

describe.skipIf(TEST_DATABASE_URL === undefined)('PostgreSQL breaks every connection', { timeout: 300_000 }, () => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createScratchDatabase>>;
  let way: PostgresWay;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quickquote-restarting-'));
    database = await createScratchDatabase();
    way = await openPostgresWay(database.url);
  });
  // What the last step before did not come to is not cut in the next test.
  beforeEach(() => way.cutAfter(Number.POSITIVE_INFINITY));
  afterAll(async () => {
    await way[Symbol.asyncDispose]();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const configure = (url = way.url): Config => {
    const read = readConfig({
      DATA_DIR: folder,
      DATABASE_URL: url,
      PUBLIC_URL: 'https://q.example.com',
      PORT: '0',
      ROLE: 'api',
      LOG_LEVEL: 'silent',
    });
    if (read.outcome === 'refused') throw new Error(read.problems.join('\n'));
    return read.config;
  };
  const startAndStop = async () => {
    const app = await buildApp(configure());
    try {
      await app.open();
      return await app.findSetUpUrl();
    } finally {
      await app.close();
    }
  };

  test('S-45 at whatever step of a start: it goes on by itself', async () => {
    const before = way.countAsked();
    const link = await startAndStop();
    expect(link).toContain('https://q.example.com/app/setup/');
    const steps = way.countAsked() - before;
    for (let step = 1; step <= Math.min(steps, STEPS); step += 1) {
      way.cutAfter(step);
      expect([step, await startAndStop()]).toEqual([step, link]);
    }
  });

  test('S-45 at whatever step of a backup or a restore: it is done, or ends with words', async () => {
    const config = configure();
    const whole = join(folder, 'whole.tar');
    const before = way.countAsked();
    const { rows } = await backUpInstallation(config, whole, false);
    const steps = Math.min(way.countAsked() - before, STEPS);
    const outcomes: string[] = [];
    for (let step = 1; step <= steps; step += 3) {
      way.cutAfter(step);
      outcomes.push(
        await tell(backUpInstallation(config, join(folder, `${step}.tar`), false).then((made) => expect(made.rows).toEqual(rows))),
      );
    }
    for (let step = 1; step <= steps; step += 5) {
      const target = await createScratchDatabase();
      await using there = await openPostgresWay(target.url);
      there.cutAfter(step);
      const empty = {
        ...configure(there.url),
        dataFolder: join(folder, `restored-${step}`),
        blobs: { kind: 'files' as const, folder: join(folder, `blobs-${step}`) },
      };
      outcomes.push(await tell(restoreInstallation(empty, whole).then((made) => expect(made.rows).toEqual(rows))));
      await target.drop();
    }
    expect(outcomes).toContain('done');
    expect(new Set(outcomes.filter((outcome) => outcome !== 'done'))).toEqual(new Set(["The database can't answer."]));
  });
});

/** How it ended: done, or in which words. */
async function tell(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof RecordsError) return error.message;
    throw error;
  }
}
