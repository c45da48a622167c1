import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getName } from '#contract/calls/get-name.ts';
import { callServer, readModelFile } from '#test/support/api-client.ts';
import { isProcessAlive } from '#test/support/child-processes.ts';
import { fixturePath } from '#test/support/project.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createDataDir, disposeServer, type RunningServer, startServer } from '#test/support/start-server.ts';
import { quoteOnePart, testNothingLost, waitForLoad } from './nothing-lost.ts';
import { TORTURE_SCALE } from './scale.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

const RESTARTS = { PostgreSQL: process.env['TEST_POSTGRES_RESTART'], S3: process.env['TEST_S3_RESTART'] };
const S3 = ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
  (name) => [`S3_${name}`, process.env[`TEST_S3_${name}`] ?? ''] as const,
);
const ROUND_MS = 180_000;
const BACK_WITHIN_MS = 60_000;

const canRestart = TEST_DATABASE_URL !== undefined && Object.values(RESTARTS).every((command) => command !== undefined);

describe.skipIf(!canRestart)('PostgreSQL and S3 end at once under load, again and again', () => {
  let database: { readonly url: string; drop(): Promise<void> };
  let api: RunningServer;
  let worker: RunningServer;
  let visitors: Visitors;

  beforeAll(async () => {
    database = await createScratchDatabase();
    const dataDir = await createDataDir();
    const shared = { DATABASE_URL: database.url, PUBLIC_URL: 'https://quotes.example.com', ...Object.fromEntries(S3) };
    const start = (role: 'api' | 'worker') => startServer({ dataDir, env: { ...shared, ROLE: role } });
    api = await start('api');
    worker = await start('worker');
    const files = await Promise.all(['assembly.step', 'flange.iges', 'knob.stl'].map((name) => readModelFile(fixturePath(name))));
    visitors = sendVisitors(() => api, files, await quoteOnePart(api));
  });

  afterAll(async () => {
    await worker.stop();
    await disposeServer(api);
    await database.drop();
  });

  const rounds = [
    ...Array.from({ length: TORTURE_SCALE.databaseRestarts }, (_, index) => ({ round: index + 1, victim: 'PostgreSQL' as const })),
    ...Array.from({ length: TORTURE_SCALE.storeRestarts }, (_, index) => ({ round: index + 1, victim: 'S3' as const })),
  ];

  test.each(rounds)('S-45 round $round: $victim restarts, and api and worker go on', { timeout: ROUND_MS }, async ({ victim }) => {
    await waitForLoad(visitors);
    const restarting = promisify(exec)(RESTARTS[victim] ?? '');
    const statuses = new Set<number>();
    let isOver = false;
    void restarting.finally(() => {
      isOver = true;
    });
    while (!isOver) statuses.add((await callServer(api.baseUrl, getName, { mspID: '1' })).status);
    await restarting;
    for (const status of statuses) expect([200, 503]).toContain(status);
    for (const { baseUrl } of [api, worker])
      await expect.poll(async () => (await fetch(`${baseUrl}/ready`)).status, { timeout: BACK_WITHIN_MS }).toBe(200);
    expect([api, worker].map(({ pid }) => isProcessAlive(pid))).toEqual([true, true]);
  });

  testNothingLost(
    () => api,
    () => visitors,
  );
});
