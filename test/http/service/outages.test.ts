import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { registerMsp } from '#contract/calls/register-msp.ts';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { submitRequest } from '#contract/calls/submit-request.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import type { Call } from '#contract/schemas/define-call.ts';
import { failureText } from '#contract/schemas/failure.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import { BlobError, modelBlob } from '#server/ports/blob-store.ts';
import { callUserPool } from '#test/support/account.ts';
import { type Answer, callServer, uploadFile, uploadToEnd } from '#test/support/api-client.ts';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { composeDetails } from '#test/support/msp-details.ts';
import { succeed } from '#test/support/quote-client.ts';
import { newMail, newPart } from '#test/support/sample-records.ts';
import { startTestApp } from '#test/support/test-app.ts';
import { createUpload } from '#test/support/tus-client.ts';

const PLENTY = { bytes: 1e12, descriptors: 1000 };
const SHORTAGES = {
  'a full disk': { has: { bytes: 1_000_000, descriptors: 1000 }, status: 507, words: /disk is full/, entry: 'storage' },
  'no free descriptors': { has: { bytes: 1e12, descriptors: 3 }, status: 503, words: /too much open/, entry: 'descriptors' },
};
const FILE = { name: 'cube.stl', bytes: composeStl(1) };
const CONTACT = { name: 'Ada', email: 'ada@example.com', organization: 'Example Works', message: 'Hello.' };

/** A machine that has what it is given. */
function machineWith(has: typeof PLENTY) {
  const machine = { has, countFreeBytes: async () => machine.has.bytes, countFreeDescriptors: async () => machine.has.descriptors };
  return machine;
}

async function askReady(baseUrl: string) {
  const response = await fetch(`${baseUrl}/ready`);
  const { dependencies } = (await response.json()) as { dependencies: { name: string; ok: boolean; needed: boolean; detail?: string }[] };
  return { status: response.status, troubles: dependencies.filter(({ ok }) => !ok) };
}

describe.each(Object.entries(SHORTAGES))('%s', (_name, { has, status, words, entry }) => {
  test('S-39 whatever would store something is refused in words, and goes through when there is enough again', async () => {
    const machine = machineWith(has);
    const identity = { verifyAccessToken: async () => ({ sub: 'ada', username: CONTACT.email }) };
    await using server = await startTestApp({}, { machine, identity });
    const { baseUrl } = server;
    const calls = {
      upload: () => uploadFile(baseUrl, FILE),
      request: () => callServer(baseUrl, submitRequest, { mspID: '1', cart: { items: [] }, ...CONTACT, idempotencyKey: 'k'.repeat(22) }),
      contact: () => callServer(baseUrl, sendContactMessage, CONTACT),
      register: () => callServer(baseUrl, registerMsp, { mspDetails: composeDetails() }, 'Bearer token'),
    };
    for (const call of Object.values(calls)) {
      const answer: Answer<Call> = await call();
      expect(answer).toMatchObject({ ok: false, status });
      expect(answer.ok || failureText(answer.body)).toMatch(words);
    }
    expect((await calls.request()).body).toMatchObject({ metadata: { CONTACT_EMAIL: DEMO_PROVIDER.contactEmail } });
    const resumable = await createUpload(baseUrl, { filename: FILE.name, sizeBytes: FILE.bytes.length });
    expect(resumable.status).toBe(status);
    expect(await resumable.text()).toMatch(words);
    const signUp = { Username: CONTACT.email, Password: 'correct horse battery staple' };
    expect(await callUserPool(baseUrl, 'SignUp', signUp)).toMatchObject({ ok: false, message: expect.stringMatching(words) });
    const stored = await readdir(server.dataFolder, { recursive: true });
    expect(stored.filter((name) => /\.(stl|part|json)$/.test(name))).toEqual([]);
    expect(await server.records.outbox.countWaiting()).toEqual({ count: 0, refused: 0 });

    machine.has = PLENTY;
    await expect.poll(() => uploadToEnd(baseUrl, FILE)).toMatchObject({ end: 'part' });
    expect(await calls.contact()).toMatchObject({ ok: true });
    expect(await calls.register()).toMatchObject({ ok: true });
    expect(await callUserPool(baseUrl, 'SignUp', signUp)).toMatchObject({ ok: true });
  });

  test('S-39 what is stored is shown all the same, and /ready says what is short until it is not', async () => {
    const machine = machineWith(has);
    await using server = await startTestApp({}, { machine });
    expect(await callServer(server.baseUrl, getMaterialList, { mspID: '1', materialID: '-1' })).toMatchObject({ ok: true });
    const ready = await askReady(server.baseUrl);
    expect(ready).toMatchObject({ status: 200, troubles: [{ name: entry, needed: false }] });
    expect(ready.troubles[0]?.detail).toContain('uploads and requests are refused');
    machine.has = PLENTY;
    await expect.poll(async () => (await askReady(server.baseUrl)).troubles).toEqual([]);
  });

  test('S-39 parts and mails keep their turn, untried, and go on when there is enough again', async () => {
    const machine = machineWith(has);
    const blobs = createMemoryBlobStore();
    await using server = await startTestApp({}, { machine, blobs });
    const [part, mail] = [newPart(), newMail()];
    await blobs.put(modelBlob(part.internalFilename), Readable.from([Buffer.from(FILE.bytes)]));
    await server.records.parts.add(part);
    await server.records.outbox.add(mail);
    // The work looks round every second.
    await pause(2_500);
    expect(server.cad.requests).toEqual([]);
    expect(server.mailer.sent).toEqual([]);
    expect(await server.records.parts.findById(part.id)).toMatchObject({ state: 'received' });
    expect(await server.records.outbox.countWaiting()).toEqual({ count: 1, refused: 0 });
    machine.has = PLENTY;
    await expect.poll(() => server.records.parts.findById(part.id)).toMatchObject({ state: 'measured' });
    await expect.poll(() => server.mailer.sent.map(({ id }) => id)).toEqual([mail.id]);
  });
});

test('S-39 a disk that fills up while a file comes, or while it is measured, refuses the one in words and condemns nothing', async () => {
  const blobs = createMemoryBlobStore();
  let isFull = true;
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const put: typeof blobs.put = async (name, source) => {
    if (isFull) throw new BlobError('BLOB_UNAVAILABLE', 'The disk refused to store a file.', { cause: full });
    return blobs.put(name, source);
  };
  await using server = await startTestApp({}, { blobs: { ...blobs, put }, machine: machineWith(PLENTY) });
  const response = await postFile(server.baseUrl);
  expect(response.status).toBe(507);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await response.text()).toContain('disk is full');

  isFull = false;
  const { script } = server.cad;
  server.cad.script = async (...job) => {
    isFull = true;
    return script(...job);
  };
  const upload = succeed(await uploadFile(server.baseUrl, FILE));
  await expect.poll(() => isFull).toBe(true);
  const partOf = () => server.records.parts.findByInternalFilename(upload.internalFilename);
  await pause(500);
  expect(await partOf()).toMatchObject({ state: 'converted', failure: null });
  server.cad.script = script;
  isFull = false;
  server.clock.advance(60_000);
  await expect.poll(partOf).toMatchObject({ state: 'measured' });
});

function postFile(baseUrl: string): Promise<Response> {
  const body = new FormData();
  body.append('modelUnit', 'mm');
  body.append('modelFile', new File([FILE.bytes], FILE.name));
  return fetch(`${baseUrl}/api/${uploadModel.path}`, { method: 'POST', body });
}
