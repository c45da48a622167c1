import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerMsp } from '#contract/calls/register-msp.ts';
import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { rate } from '#domain/money/rate.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
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
  const FDM = { ...DEMO_RATE_CARD.processes.FDM, inspection: rate(1000, 'money/piece') };
  ownRates = await writeCard('own.json', { ...DEMO_RATE_CARD, version: 'spring', processes: { ...DEMO_RATE_CARD.processes, FDM } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeCard(name: string, card: unknown): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof card === 'string' ? card : JSON.stringify(card));
  return file;
}

function versionOf(line: QuoteLine | undefined) {
  return line?.receipt?.view === 'full' ? line.receipt.rateCardVersion : undefined;
}

async function quoteCube({ baseUrl }: TestApp) {
  const uploaded = await uploadPart(baseUrl, { name: 'cube.stl', bytes: composeStl() });
  const [line] = await quoteParts(baseUrl, [uploaded], await chooseFirstOffer(baseUrl));
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
    versions.push(versionOf(line));
    prices.push(line?.price ?? Number.NaN);
  }
  expect(versions).toEqual([DEMO_RATE_CARD.version, '2', '2']);
  expect(prices[1]).toBeGreaterThan((prices[0] ?? Number.NaN) + 900);
  expect(prices[2]).toBe(prices[1]);
});

test("PRC-15 the first start already takes the operator's rates, and further providers begin with the demonstration's, not with another's", async () => {
  await using server = await startTestApp({ RATE_CARD_FILE: ownRates });
  expect(versionOf(await quoteCube(server))).toBe('2');
  await addUser(server);
  const { accessToken } = await addUser(server);
  succeed(await callServer(server.baseUrl, registerMsp, { mspDetails: composeDetails({ name: 'Second' }) }, `Bearer ${accessToken}`));
  expect(await server.records.providers.find('2')).toMatchObject({ name: 'Second', rateCard: { version: '1' } });
  expect((await server.records.providers.find('2'))?.rateCard).toEqual({ ...DEMO_RATE_CARD, version: '1', receipts: 'price' });
});

test('PRC-05 a card from the file is published once: what the owner publishes later stays until the file says something new', async () => {
  const records = createMemoryRecords();
  const clock = createTestClock();
  const start = async (file: string) => {
    await using _ = await startTestApp({ RATE_CARD_FILE: file }, { clock, database: { records, feed: createMemoryStatusFeed() } });
    return (await records.rateCards.listVersions('1')).map(({ number, author }) => `${number} ${author}`);
  };
  expect(await start(ownRates)).toEqual(['2 RATE_CARD_FILE', '1 null']);
  await records.rateCards.saveDraft('1', DEMO_RATE_CARD, 0, 'ada', clock.now());
  await records.rateCards.publishDraft('1', 1, { author: 'ada', note: 'Back to the demo', at: clock.now() });
  expect((await start(ownRates))[0]).toBe('3 ada');
  expect((await records.providers.find('1'))?.rateCard).toEqual({ ...DEMO_RATE_CARD, version: '3' });
  const FDM = { ...DEMO_RATE_CARD.processes.FDM, horizon: rate(7, 'days') };
  const summer = await writeCard('summer.json', { ...DEMO_RATE_CARD, processes: { ...DEMO_RATE_CARD.processes, FDM } });
  expect((await start(summer))[0]).toBe('4 RATE_CARD_FILE');
  expect((await start(summer)).length).toBe(4);
  expect((await start(ownRates))[0]).toBe('5 RATE_CARD_FILE');
});

test('PRC-05 a card that an older installation took from the file is not published again over the owner’s', async () => {
  const records = createMemoryRecords();
  const clock = createTestClock();
  await records.providers.save(DEMO_PROVIDER);
  await records.rateCards.saveDraft('1', { ...DEMO_RATE_CARD, finishes: {} }, 0, 'ada', clock.now());
  await records.rateCards.publishDraft('1', 1, { author: 'ada', note: '', at: clock.now() });
  const file = await writeCard('same.json', { ...DEMO_RATE_CARD, version: 'renamed' });
  await using _ = await startTestApp({ RATE_CARD_FILE: file }, { clock, database: { records, feed: createMemoryStatusFeed() } });
  expect((await records.rateCards.listVersions('1')).map(({ author }) => author)).toEqual(['ada', null]);
});

test.each([
  ['is missing', () => join(folder, 'nowhere.json'), 'can not be read'],
  ['is no JSON', () => writeCard('broken.json', '{"version":'), 'can not be read'],
  [
    'lacks a rate',
    () => writeCard('lacking.json', { ...DEMO_RATE_CARD, materials: {} }),
    /materials\..+\.price: a figure in money\/kg is missing/,
  ],
  [
    'has a rate in another unit',
    () => writeCard('unit.json', JSON.stringify(DEMO_RATE_CARD).replace('money/h', 'money/min')),
    'must be in money/h',
  ],
])('a rate card that %s stops the start with a sentence', async (_what, write, sentence) => {
  await expect(startTestApp({ RATE_CARD_FILE: await write() })).rejects.toThrow(sentence);
});
