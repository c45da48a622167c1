import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { DEMO_RATE_CARD } from '#domain/pricing/demo-rate-card.ts';
import { rate } from '#domain/rate.ts';
import { callServer, uploadToEnd } from '#test/support/api-client.ts';
import { createTestClock } from '#test/support/memory/clock.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { addUser } from '#test/support/pool-user.ts';
import { chooseFirstOffer, quoteParts, succeed } from '#test/support/quote-client.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let folder: string;
let ownRates: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-rates-'));
  const FDM = { ...DEMO_RATE_CARD.processes.FDM, setup: rate(1000, 'USD/batch') };
  ownRates = await writeCard('own.json', { ...DEMO_RATE_CARD, version: 'spring', processes: { ...DEMO_RATE_CARD.processes, FDM } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeCard(name: string, card: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof card === 'string' ? card : JSON.stringify(card));
  return file;
}

async function quoteCube({ baseUrl }: TestApp) {
  const end = await uploadToEnd(baseUrl, { name: 'cube.stl', bytes: composeStl() });
  if (end.end !== 'part') throw new Error(end.message);
  const [line] = await quoteParts(baseUrl, [end.part], await chooseFirstOffer(baseUrl));
  return line;
}

test("the operator's rates are what customers pay, and stay when the file is no longer named", async () => {
  const records = createMemoryRecords();
  // One clock, since it names the uploads.
  const clock = createTestClock();
  const versions: (string | undefined)[] = [];
  const prices: number[] = [];
  for (const env of [{}, { RATE_CARD_FILE: ownRates }, {}]) {
    await using server = await startTestApp(env, {
      clock,
      database: { records, feed: createMemoryStatusFeed() },
    });
    const line = await quoteCube(server);
    versions.push(line?.receipt?.rateCardVersion);
    prices.push(line?.price ?? Number.NaN);
  }
  expect(versions).toEqual([DEMO_RATE_CARD.version, 'spring', 'spring']);
  expect(prices[1]).toBeGreaterThan((prices[0] ?? Number.NaN) + 900);
  expect(prices[2]).toBe(prices[1]);
});

test("the first start already takes the operator's rates, and further providers begin with them", async () => {
  await using server = await startTestApp({ RATE_CARD_FILE: ownRates });
  expect((await quoteCube(server))?.receipt?.rateCardVersion).toBe('spring');
  await addUser(server);
  const { accessToken } = await addUser(server);
  succeed(await callServer(server.baseUrl, registerMsp, { mspDetails: composeDetails({ name: 'Second' }) }, `Bearer ${accessToken}`));
  expect(await server.records.providers.find('2')).toMatchObject({ name: 'Second', rateCard: { version: 'spring' } });
});

test.each([
  ['is missing', () => join(folder, 'nowhere.json'), 'can not be read'],
  ['is no JSON', () => writeCard('broken.json', '{"version":'), 'can not be read'],
  [
    'lacks a rate',
    () => writeCard('lacking.json', { ...DEMO_RATE_CARD, materials: {} }),
    /materials\..+\.price: a figure in USD\/kg is missing/,
  ],
  [
    'has a rate in another unit',
    () => writeCard('unit.json', JSON.stringify(DEMO_RATE_CARD).replace('USD/h', 'USD/min')),
    'must be in USD/h',
  ],
])('a rate card that %s stops the start with a sentence', async (_what, write, sentence) => {
  await expect(startTestApp({ RATE_CARD_FILE: await write() })).rejects.toThrow(sentence);
});
