import { Readable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { createTestClock, type TestClock } from '#test/support/memory/clock.ts';
import { createMemoryLog } from '#test/support/memory/log.ts';
import { createMemoryMailer, type MemoryMailer } from '#test/support/memory/mailer.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { newMail, newPart, newRfq, OUTCOME } from '#test/support/sample-records.ts';
import { createScriptedCad, measureCube } from '#test/support/scripted-cad.ts';
import type { BlobName, BlobStore } from '../ports/blob-store.ts';
import { documentBlob, modelBlob } from '../ports/blob-store.ts';
import type { DocumentWriter } from '../ports/document-writer.ts';
import type { PictureEncoder } from '../ports/picture-encoder.ts';
import type { Records } from '../ports/records/records.ts';
import { NO_TRACING } from '../ports/tracing.ts';
import { blobsOf } from '../services/parts/part-blobs.ts';
import { stageModel } from '../services/parts/stage-model.ts';
import { uploadModel } from '../services/parts/upload-model.ts';
import type { ResourceGuard } from '../services/shared/guard-resources.ts';
import { isRefused } from '../services/shared/refusal.ts';
import { deleteExpired } from './delete-expired.ts';
import { deliverMail } from './deliver-mail.ts';
import { measurePart } from './measure-part.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEEP_DAYS = 30;

const NOWHERE = { publicUrl: 'https://quotes.example.com' };

let ports: {
  records: Records;
  blobs: BlobStore;
  pictures: PictureEncoder;
  documents: DocumentWriter;
  mailer: MemoryMailer;
  clock: TestClock;
  userPool: null;
  resources: ResourceGuard;
};
beforeEach(() => {
  ports = {
    records: createMemoryRecords(),
    blobs: createMemoryBlobStore(),
    pictures: { encode: async () => null, shrink: async () => null, makeIcon: async () => null },
    documents: { writeQuote: async () => new Uint8Array(), writePaper: async () => new Uint8Array() },
    mailer: createMemoryMailer(),
    clock: createTestClock(),
    userPool: null,
    resources: { findShortage: async () => null },
  };
});

const put = (name: BlobName) => ports.blobs.put(name, Readable.from([Buffer.from('solid')]));
const run = (keepDays: number | null = KEEP_DAYS) => deleteExpired(ports, keepDays);

async function addMeasuredPart() {
  const part = { ...newPart(), createdAt: ports.clock.now() };
  await ports.records.parts.add(part);
  for (const name of blobsOf(part)) await put(name);
  await ports.records.parts.markMeasured(part.id, OUTCOME);
  return part;
}

async function countBlobs(names: readonly BlobName[]): Promise<number> {
  const found = await Promise.all(names.map((name) => ports.blobs.exists(name)));
  return found.filter((exists) => exists).length;
}

test('S-30 after its time a part is gone with its file, picture and meshes, not a moment before', async () => {
  const part = await addMeasuredPart();
  ports.clock.advance(KEEP_DAYS * DAY - 1);
  expect(await run()).toEqual({ parts: 0, requests: 0, blobs: 0, givenUpMails: [] });
  expect(await countBlobs(blobsOf(part))).toBe(4);
  ports.clock.advance(1);
  expect(await run()).toEqual({ parts: 1, requests: 0, blobs: 4, givenUpMails: [] });
  expect(await ports.records.parts.findById(part.id)).toBeNull();
  expect(await countBlobs(blobsOf(part))).toBe(0);
  expect(await run()).toEqual({ parts: 0, requests: 0, blobs: 0, givenUpMails: [] });
});

test('S-30 without the setting everything is kept', async () => {
  const part = await addMeasuredPart();
  ports.clock.advance(1000 * DAY);
  expect(await run(null)).toEqual({ parts: 0, requests: 0, blobs: 0, givenUpMails: [] });
  expect(await countBlobs(blobsOf(part))).toBe(4);
});

test('S-30 a younger request for quote keeps its part; then request, mails and part go together', async () => {
  const part = await addMeasuredPart();
  ports.clock.advance(20 * DAY);
  const rfq = newRfq({ createdAt: ports.clock.now() }, part.id);
  const mail = newMail();
  await ports.records.rfqs.add(rfq, [mail]);
  await deliverMail(ports, { message: mail, attempts: 0 }, NOWHERE);
  ports.clock.advance(KEEP_DAYS * DAY - 1);
  expect(await run()).toMatchObject({ parts: 0, requests: 0 });
  ports.clock.advance(1);
  expect(await run()).toEqual({ parts: 1, requests: 1, blobs: 4, givenUpMails: [] });
  expect(await ports.records.rfqs.find(rfq.id)).toBeNull();
});

test('DESK-09 a file that waits for a request for a day without one is deleted, one of a request is not', async () => {
  const file = { providerId: '1', requestId: null, line: null, filename: 'a.pdf', type: 'pdf', sizeBytes: 5, addedBy: 'customer' } as const;
  const { desk, rfqs, parts } = ports.records;
  const part = newPart();
  await parts.add(part);
  for (const id of ['kept', 'forgotten']) {
    await desk.addFile({ ...file, id, addedAt: ports.clock.now() });
    await put(documentBlob(id));
  }
  await rfqs.add(newRfq({ begin: { key: 'k'.repeat(22), answerBy: '2026-11-24', files: [{ id: 'kept', line: 1 }] } }, part.id), []);
  ports.clock.advance(DAY - 1);
  await run(null);
  expect(await countBlobs([documentBlob('kept'), documentBlob('forgotten')])).toBe(2);
  ports.clock.advance(1);
  expect(await run(null)).toMatchObject({ requests: 0, blobs: 1 });
  expect([await desk.findFile('forgotten'), await ports.blobs.exists(documentBlob('forgotten'))]).toEqual([null, false]);
  expect([(await desk.findFile('kept'))?.line, await ports.blobs.exists(documentBlob('kept'))]).toEqual([1, true]);
});

test('S-30 more parts than one batch are all deleted in one run', async () => {
  for (let count = 0; count < 101; count += 1) await addMeasuredPart();
  ports.clock.advance(KEEP_DAYS * DAY);
  expect(await run()).toMatchObject({ parts: 101, blobs: 404 });
});

test('S-30 what a crash interrupted is taken up by the next run, even if the setting is gone by then', async () => {
  const part = await addMeasuredPart();
  ports.clock.advance(KEEP_DAYS * DAY);
  const { remove } = ports.blobs;
  let left = 2;
  ports.blobs.remove = async (name) => {
    if (left === 0) throw new Error('The process was killed.');
    left -= 1;
    await remove(name);
  };
  await expect(run()).rejects.toThrow('killed');
  expect([await ports.records.parts.findById(part.id), await countBlobs(blobsOf(part))]).toEqual([null, 2]);
  ports.blobs.remove = remove;
  await run(null);
  expect(await countBlobs(blobsOf(part))).toBe(0);
});

test('S-30 a part that is being measured stays; deleted all the same, its measurement leaves nothing behind', async () => {
  const part = { ...newPart(), createdAt: ports.clock.now() };
  await ports.records.parts.add(part);
  await put(`models/${part.internalFilename}`);
  const cad = createScriptedCad();
  cad.script = async (request, onConverted) => {
    ports.clock.advance(KEEP_DAYS * DAY);
    expect(await run()).toMatchObject({ parts: 0 });
    ports.clock.advance(DAY);
    expect(await run()).toMatchObject({ parts: 1 });
    return measureCube(request, onConverted);
  };
  const feed = createMemoryStatusFeed();
  const received = await ports.records.parts.findById(part.id);
  if (received === null) throw new Error('It was not stored.');
  const turn = { giveWay: new AbortController().signal, isStopping: () => false, leaveSeat: () => {} };
  await measurePart({ ...ports, feed, cad, log: createMemoryLog() }, received, `/tmp/quickquote-${part.id}`, turn);
  expect(await countBlobs(blobsOf(part))).toBe(3);
  await run();
  expect(await countBlobs(blobsOf(part))).toBe(0);
});

test('S-30 a mail that is refused is tried for five days at least and as long as parts are kept, then given up and named', async () => {
  const mail = newMail();
  await ports.records.outbox.add(mail);
  ports.mailer.refusing = true;
  const started = ports.clock.now().getTime();
  const daysTried = async (keepDays: number) => {
    for (;;) {
      const due = await ports.records.outbox.take(ports.clock.now(), ports.clock.now());
      if (due !== null) await deliverMail(ports, due, NOWHERE);
      const { givenUpMails } = await run(keepDays);
      if (givenUpMails.length > 0) return [givenUpMails, Math.floor((ports.clock.now().getTime() - started) / DAY)];
      ports.clock.advance(HOUR / 240);
      if (ports.clock.now().getTime() - started > HOUR) ports.clock.advance(HOUR - HOUR / 240);
    }
  };
  expect(await daysTried(1)).toEqual([[mail.id], 5]);
  expect(await ports.records.audit.list(0, 10)).toMatchObject([{ action: 'mail-given-up', objectId: mail.id }]);
});

test('S-30 an upload that a crash cut off before it was recorded leaves nothing after a day; one that was recorded stays', async () => {
  const stage = async () => {
    const staged = await stageModel(ports, {
      filename: 'part.stl',
      source: Readable.from([Buffer.from(composeStl())]),
      declaredBytes: null,
    });
    if (isRefused(staged)) throw new Error('It was refused.');
    return staged;
  };
  const [cut, recorded] = [await stage(), await stage()];
  const visits = { count: () => {}, flush: async () => {} };
  const storage = { admit: async () => null };
  await uploadModel(
    { ports: { ...ports, visits, storage, tracing: NO_TRACING }, file: recorded, origin: '127.0.0.1' },
    { modelUnit: 'mm' },
  );
  const names = [modelBlob(cut.internalFilename), modelBlob(recorded.internalFilename)];
  ports.clock.advance(DAY - 1);
  await run();
  expect(await countBlobs(names)).toBe(2);
  ports.clock.advance(1);
  await run();
  expect(await Promise.all(names.map((name) => ports.blobs.exists(name)))).toEqual([false, true]);
});

test('API-21 answers to writes with a key go after a day, also where all else is kept', async () => {
  const write = { scope: 'ada', key: 'key', fingerprint: 'asked' };
  const begin = () => ports.records.answers.begin(write, ports.clock.now(), new Date(0));
  await begin();
  await ports.records.answers.keep(write, '{}');
  ports.clock.advance(DAY - HOUR);
  await deleteExpired(ports, null);
  expect(await begin()).toEqual({ state: 'answered', answer: '{}' });
  ports.clock.advance(HOUR);
  await deleteExpired(ports, null);
  expect(await begin()).toEqual({ state: 'yours' });
});
