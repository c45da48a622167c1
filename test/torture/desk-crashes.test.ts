import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#test/support/account.ts';
import { readModelFile, uploadToEnd } from '#test/support/api-client.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { createRandom } from '#test/support/random.ts';
import { disposeServer, findFreePort, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';
import { type DeskWalkers, expectMails, expectNumbers, expectSteps, sendDeskWalkers } from './desk-walkers.ts';
import { TORTURE_SCALE } from './scale.ts';

const WALKERS = 4;
/** So many steps between two kills, at least. */
const LEAST_STEPS = 3;
const LONGEST_CALM_MS = 400;
const ROUND_MS = 180_000;
const LOAD_WITHIN_MS = 60_000;
const EVERYTHING_MS = 600_000;
const random = createRandom(16);

let env: Readonly<Record<string, string>>;
let server: RunningServer;
let authorization: string;
let walkers: DeskWalkers;

beforeAll(async () => {
  // A session is good at one address. Parts play no role after the first.
  env = { PORT: String(await findFreePort()), CAD_PROCESSES: '1' };
  server = await startServer({ env });
  const uploaded = await uploadToEnd(server.baseUrl, await readModelFile(fixturePath('bracket.step')));
  if (uploaded.end !== 'part') expect.fail(uploaded.message);
  const lines = await quoteParts(server.baseUrl, [uploaded.part], await chooseFirstOffer(server.baseUrl));
  authorization = `Bearer ${(await createAccount(server.baseUrl, server.dataDir)).accessToken}`;
  walkers = sendDeskWalkers(() => server, { authorization, lines, walkers: WALKERS });
});

afterAll(() => disposeServer(server));

const rounds = Array.from({ length: TORTURE_SCALE.deskKills }, (_, round) => round + 1);
let checked = 0;

test.each(rounds)(
  'DESK-16 round %i: the server dies while requests are quoted, accepted and sent; no acknowledged step is lost or doubled',
  { timeout: ROUND_MS },
  async () => {
    const before = walkers.acknowledged().length;
    await expect
      .poll(() => walkers.acknowledged().length, { timeout: LOAD_WITHIN_MS, interval: 10 })
      .toBeGreaterThanOrEqual(before + LEAST_STEPS);
    await pause(random.below(LONGEST_CALM_MS));
    await server.kill();
    const told = walkers.acknowledged().slice(checked);
    server = await restartServer(server, { env, readyFor: 'all-but-measuring' });
    await expectSteps(server, authorization, told);
    checked += told.length;
  },
);

test('DESK-16 every request comes to its end, each step once, numbered without gap or double, and each mail goes once', {
  timeout: EVERYTHING_MS,
}, async () => {
  await walkers.finish();
  const requests = await expectSteps(server, authorization, walkers.acknowledged());
  expect(requests.length).toBeGreaterThanOrEqual(WALKERS);
  expect(requests.filter(({ life }) => life.state !== 'completed')).toEqual([]);
  expectNumbers(requests);
  await expectMails(server, requests);
  console.info(`${walkers.acknowledged().length} steps of ${requests.length} requests were acknowledged and found again`);
});
