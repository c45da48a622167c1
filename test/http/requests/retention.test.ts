import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkParts } from '#contract/api/parts/check-parts.ts';
import { fetchStl } from '#contract/calls/fetch-stl.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { createFilesBlobStore } from '#server/adapters/blob-store/files-blob-store.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { chooseFirstOffer, quoteParts, submitLines, succeed } from '#test/support/quote-client.ts';
import { testAlone } from '#test/support/test-alone.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const DAY = 86_400_000;
const CONTACT = { name: 'Ada Lovelace', email: 'ada@example.com', organization: 'Analytical Engines' };
const database = { records: createMemoryRecords(), feed: createMemoryStatusFeed() };
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ KEEP_PARTS_DAYS: '30' }, { database });
});
afterAll(() => server.close());

const runJob = () => {
  const blobs = createFilesBlobStore(join(server.dataFolder, 'blobs'));
  return deleteExpired({ records: database.records, mailer: server.mailer, clock: server.clock, blobs }, 30);
};
const askGone = async (...partIDs: string[]) => succeed(await callServer(server.baseUrl, checkParts, { partIDs })).goneIDs;

async function upload(name: string): Promise<Part> {
  return uploadPart(server.baseUrl, { name, bytes: composeStl() });
}

async function countFiles(): Promise<number> {
  const entries = await readdir(join(server.dataFolder, 'blobs'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

testAlone('S-30 after its time nothing of a part can be had, and of its request nothing is left but ids in the audit log', async () => {
  const part = await upload('secret-bracket.stl');
  const choice = await chooseFirstOffer(server.baseUrl);
  const lines = await quoteParts(server.baseUrl, [part], choice);
  const { requestID } = succeed(await submitLines(server.baseUrl, lines, CONTACT, 'key-of-the-only-request'));
  await expect.poll(() => server.mailer.sent.length).toBe(2);
  const { downloadedFile } = succeed(
    await callServer(server.baseUrl, fetchStl, { modelFile: part.internalFilename, displayFilename: part.filename }),
  );
  const addresses = [
    `/img/${part.image}`,
    `/models/${part.internalFilename}`,
    `/cad/mesh/${part.internalFilename}`,
    `/downloaded/${downloadedFile}`,
  ];
  const statuses = () => Promise.all(addresses.map(async (address) => (await fetch(server.baseUrl + address)).status));
  expect([await statuses(), await countFiles(), await askGone(part.id)]).toEqual([[200, 200, 200, 200], 4, []]);

  server.clock.advance(30 * DAY);
  const young = await upload('young.stl');
  await runJob();
  await expect.poll(countFiles).toBe(4);
  expect(await statuses()).toEqual([404, 404, 404, 404]);
  expect(await askGone(part.id, young.id, 'never-was')).toEqual([part.id, 'never-was']);
  expect(await database.records.parts.findByInternalFilename(part.internalFilename)).toBeNull();
  expect(await database.records.rfqs.find(requestID)).toBeNull();

  const log = await database.records.audit.list(0, 100);
  expect(log.map(({ action, objectId }) => [action, objectId])).toEqual([
    ['request-submitted', requestID],
    ['request-deleted', requestID],
    ['part-deleted', part.id],
  ]);
  for (const secret of [...Object.values(CONTACT), 'secret-bracket', part.internalFilename, part.image]) {
    expect(JSON.stringify(log)).not.toContain(secret);
  }
});

test('S-30 a deleted part is not quoted, and a request for it is refused in words', async () => {
  const [gone, kept] = [await upload('gone.stl'), await upload('kept.stl')];
  const choice = await chooseFirstOffer(server.baseUrl);
  const lines = await quoteParts(server.baseUrl, [gone, kept], choice);
  await database.records.parts.remove([{ id: gone.id, blobs: [] }], new Date(server.clock.now().getTime() + DAY), server.clock.now());
  expect((await quoteParts(server.baseUrl, [gone, kept], choice)).map(({ partID }) => partID)).toEqual([kept.id]);
  expect(await submitLines(server.baseUrl, lines, CONTACT, 'key-of-a-late-request')).toMatchObject({
    ok: false,
    status: 400,
    body: { error: 'One of the parts is not known here any more. Please upload it again.' },
  });
});

test('S-30 what a browser is told of its installation names the days', async () => {
  expect(await (await fetch(`${server.baseUrl}/app/config.json`)).json()).toMatchObject({ keepPartsDays: 30 });
  await using plain = await startTestApp();
  expect(await (await fetch(`${plain.baseUrl}/app/config.json`)).json()).toMatchObject({ keepPartsDays: null });
});
