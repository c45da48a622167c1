import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuoteLine } from '#contract/quote-line.ts';
import { type ModelFile, readModelFile, uploadToEnd } from '#test/support/api-client.ts';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { createRandom } from '#test/support/random.ts';
import { readMails } from '#test/support/read-mails.ts';
import { createScratchDatabase, TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { createDataDir, disposeServer, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';
import { TORTURE_SCALE } from './scale.ts';
import { expectAccounts, expectParts, expectRequestMails, sendVisitors, type Visitors } from './visitors.ts';

const LONGEST_CALM_MS = 700;
const LOAD_WITHIN_MS = 60_000;
const ROUND_MS = 180_000;
const EVERYTHING_MS = 1_800_000;
const random = createRandom(9);

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

function testNothingLost(server: () => RunningServer, visitors: () => Visitors): void {
  test('UPL-09 every acknowledged upload is a part', { timeout: EVERYTHING_MS }, async () => {
    const { uploads, requests, accounts } = visitors().acknowledged;
    const least = () => Math.min(uploads.length, requests.length, accounts.length);
    await expect.poll(least, { timeout: LOAD_WITHIN_MS }).toBeGreaterThan(TORTURE_SCALE.kills / 10);
    await visitors().stop();
    await expectParts(server(), visitors().acknowledged);
  });

  test('SUB-07 every acknowledged request was mailed once to the provider and once to the customer', {
    timeout: EVERYTHING_MS,
  }, async () => {
    await expectRequestMails(() => readMails(server().dataDir), visitors().acknowledged);
  });

  test('ACC-03 every acknowledged account got its code once and can be signed in to', { timeout: EVERYTHING_MS }, async () => {
    await expectAccounts(server(), visitors().acknowledged);
    console.info(describeAcknowledged(visitors()));
  });
}

/** Until something more was acknowledged, so that there is something to lose, and then no matter how long. */
async function waitForLoad({ acknowledged: { uploads } }: Visitors): Promise<void> {
  const before = uploads.length;
  await expect.poll(() => uploads.length, { timeout: LOAD_WITHIN_MS }).toBeGreaterThan(before);
  await pause(random.below(LONGEST_CALM_MS));
}

function describeAcknowledged({ acknowledged: { uploads, requests, accounts } }: Visitors): string {
  return `acknowledged and found again: ${uploads.length} uploads, ${requests.length} requests, ${accounts.length} accounts`;
}

async function quoteOnePart(server: RunningServer): Promise<readonly QuoteLine[]> {
  const first = await uploadToEnd(server.baseUrl, await readModelFile(fixturePath('bracket.step')));
  if (first.end !== 'part') expect.fail(first.message);
  return quoteParts(server.baseUrl, [first.part], await chooseFirstOffer(server.baseUrl));
}

function killOne(processes: readonly number[]): void {
  const [victim] = processes;
  if (victim === undefined) expect.fail('there is no CAD process');
  process.kill(victim, 'SIGKILL');
}
