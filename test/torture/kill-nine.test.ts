import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelFile, readModelFile } from '#test/support/api-client.ts';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { fixturePath } from '#test/support/project.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createDataDir, disposeServer, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';
import { quoteOnePart, testNothingLost, waitForLoad } from './nothing-lost.ts';
import { TORTURE_SCALE } from './scale.ts';
import { sendVisitors, type Visitors } from './visitors.ts';

const ROUND_MS = 180_000;

let files: readonly ModelFile[];

beforeAll(async () => {
  files = await Promise.all(['assembly.step', 'flange.iges', 'knob.stl'].map((name) => readModelFile(fixturePath(name))));
});

describe('kill -9 of the server and of its CAD processes', () => {
  let server: RunningServer;
  let visitors: Visitors;

  beforeAll(async () => {
    server = await startServer();
    visitors = sendVisitors(() => server, files, await quoteOnePart(server));
  });

  afterAll(() => disposeServer(server));

  const rounds = Array.from({ length: Math.ceil(TORTURE_SCALE.kills * 0.7) }, (_, round) => ({
    round: round + 1,
    victim: round % 2 === 0 ? ('the server' as const) : ('a CAD process' as const),
  }));

  test.each(rounds)(
    'UPL-09 SUB-07 round $round: $victim dies under load, and the service goes on',
    { timeout: ROUND_MS },
    async ({ victim }) => {
      await waitForLoad(visitors);
      if (victim === 'a CAD process') return killOne(listDescendants(server.pid));
      const orphans = listDescendants(server.pid);
      await server.kill();
      await expect.poll(() => orphans.filter(isProcessAlive), { timeout: 10_000 }).toEqual([]);
      server = await restartServer(server);
    },
  );

  testNothingLost(
    () => server,
    () => visitors,
  );
});

describe.skipIf(TEST_DATABASE_URL === undefined)('kill -9 of a server and a worker that share a database', () => {
  let database: { readonly url: string; drop(): Promise<void> };
  let api: RunningServer;
  let worker: RunningServer;
  let visitors: Visitors;
  const start = (role: 'api' | 'worker', dataDir: string) =>
    startServer({ dataDir, env: { ROLE: role, DATABASE_URL: database.url, PUBLIC_URL: 'https://quotes.example.com' } });

  beforeAll(async () => {
    database = await createScratchDatabase();
    const dataDir = await createDataDir();
    api = await start('api', dataDir);
    worker = await start('worker', dataDir);
    visitors = sendVisitors(() => api, files, await quoteOnePart(api));
  });

  afterAll(async () => {
    await worker.stop();
    await disposeServer(api);
    await database.drop();
  });

  const rounds = Array.from({ length: Math.floor(TORTURE_SCALE.kills * 0.3) }, (_, round) => ({
    round: round + 1,
    victim: (['the worker', "a worker's CAD process", 'the server'] as const)[round % 3] ?? 'the worker',
  }));

  test.each(rounds)(
    'UPL-09 SUB-07 round $round: $victim dies under load, and the service goes on',
    { timeout: ROUND_MS },
    async ({ victim }) => {
      await waitForLoad(visitors);
      if (victim === "a worker's CAD process") return killOne(listDescendants(worker.pid));
      if (victim === 'the worker') {
        await worker.kill();
        worker = await start('worker', worker.dataDir);
      } else {
        await api.kill();
        api = await start('api', api.dataDir);
      }
    },
  );

  testNothingLost(
    () => api,
    () => visitors,
  );
});

function killOne(processes: readonly number[]): void {
  const [victim] = processes;
  if (victim === undefined) expect.fail('there is no CAD process');
  process.kill(victim, 'SIGKILL');
}
