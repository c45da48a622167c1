import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { uploadFile } from '#test/support/api-client.ts';
import { composeIges, composeStep, composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const LIMIT = 52_428_800;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  // Measuring would store files too.
  server.cad.script = async () => ({ outcome: 'failed', code: 'REFUSED', message: 'Not measured here.' });
});
afterAll(() => server.close());

const upload = (name: string, bytes: Uint8Array<ArrayBuffer>, unit = 'mm') => uploadFile(server.baseUrl, { name, bytes }, unit);

async function listBlobs(): Promise<string[]> {
  const folder = join(server.dataFolder, 'blobs');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

/** A multipart body with a file of that many bytes: a binary STL's head, then zeros. */
function* bodyOf(sizeBytes: number, boundary: string, filename = 'big.stl'): Generator<Buffer> {
  yield Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="modelFile"; filename="${filename}"\r\n\r\n`);
  const head = Buffer.from(composeStl(100));
  yield head;
  const zeros = Buffer.alloc(1024 * 1024);
  for (let left = sizeBytes - head.length; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}

interface Sent {
  readonly status: number;
  readonly body: { success: boolean; error?: { message: string; filename?: string; fileSize?: number } };
  readonly sentBytes: number;
}

/** Sends a body piece by piece, as slowly as it is taken, and stops when an answer comes. */
function send(sizeBytes: number): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0;
    const request = openRequest(`${server.baseUrl}/api/${uploadModel.path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=xyz' },
    });
    request.on('error', reject);
    const closed = once(request, 'close').catch(() => {});
    request.on('response', async (response) => {
      const chunks = await response.toArray();
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()), sentBytes });
      request.destroy();
    });
    void (async () => {
      for (const chunk of bodyOf(sizeBytes, 'xyz')) {
        if (request.destroyed) return;
        sentBytes += chunk.length;
        if (!request.write(chunk)) await Promise.race([once(request, 'drain'), closed]);
      }
      request.end();
    })();
  });
}

describe('what is taken', () => {
  test.each([
    ['part.stl', composeStl(), 'mm'],
    ['PART.STL', composeStl(), 'in'],
    ['part.step', composeStep(), 'cm'],
    ['part.STP', composeStep(), 'mm'],
    ['part.igs', composeIges(), 'mm'],
    ['part.iges', composeIges(), 'mm'],
  ])('API-01 %s is answered 202 with its names and unit', async (name, bytes, unit) => {
    const answer = await upload(name, bytes, unit);
    expect(answer).toMatchObject({ ok: true, status: 202, body: { success: true, filename: name, modelUnit: unit } });
  });

  test('API-01 the unit may stand before or after the file, as a code or a word', async () => {
    for (const [order, unit] of [
      ['before', '3'],
      ['after', 'inches'],
    ] as const) {
      const form = new FormData();
      if (order === 'before') form.append('modelUnit', unit);
      form.append('modelFile', new File([composeStl()], 'part.stl'));
      if (order === 'after') form.append('modelUnit', unit);
      const response = await fetch(`${server.baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form });
      expect(await response.json()).toMatchObject({ success: true, modelUnit: 'in' });
    }
  });

  test('API-01 a file is durable, recorded and its measurement asked for before it is acknowledged', async () => {
    const answer = await upload('kept.stl', composeStl());
    if (!answer.ok) throw new Error('refused');
    const part = await server.records.parts.findByInternalFilename(answer.body.internalFilename);
    expect(part).toMatchObject({ filename: 'kept.stl', format: 'stl', sizeBytes: 284 });
    expect(await listBlobs()).toContain(answer.body.internalFilename);
  });

  test('S-34 a part knows its uploader by a keyed hash alone, and the provider whose link brought the customer', async () => {
    const send = async (mspID?: string) => {
      const form = new FormData();
      if (mspID !== undefined) form.append('mspID', mspID);
      form.append('modelFile', new File([composeStl()], 'part.stl'));
      const response = await fetch(`${server.baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form });
      const { internalFilename } = uploadModel.response.parse(await response.json());
      return server.records.parts.findByInternalFilename(internalFilename);
    };
    const [told, untold, none] = [await send('7'), await send(), await send('-1')];
    expect([told?.uploadedFor, untold?.uploadedFor, none?.uploadedFor]).toEqual(['7', null, null]);
    expect(told?.providerId).toBeNull();
    expect(told?.uploader).toMatch(/^[\w-]{43}$/);
    expect(untold?.uploader).toBe(told?.uploader);
    expect(told?.uploader).not.toBe(createHash('sha256').update('127.0.0.1').digest('base64url'));
  });

  test.each([
    ['../../../../tmp/owned.stl', 'owned.stl'],
    ['C:\\parts\\bracket.stl', 'bracket.stl'],
    ['Größe 50% – деталь № 1.stl', 'Größe 50% – деталь № 1.stl'],
    ['🔩🔧 bracket 👨‍🏭.stl', '🔩🔧 bracket 👨‍🏭.stl'],
    ['<img src=x onerror=alert(1)>.stl', '<img src=x onerror=alert(1)>.stl'],
    [`${'a'.repeat(300)}.stl`, `${'a'.repeat(251)}.stl`],
  ])('S-17 a file sent as %s is only shown as that name, and stored under a random one', async (sent, shown) => {
    const answer = await upload(sent, composeStl());
    expect(answer).toMatchObject({ ok: true, body: { filename: shown } });
    expect(existsSync('/tmp/owned.stl')).toBe(false);
  });
});

describe('what is refused', () => {
  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an archive', 'PK\x03\x04rest of it'],
    ['a picture', '\x89PNG\r\n\x1a\n'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['a Windows program', 'MZ\x90\0'],
    ['a document', '%PDF-1.7'],
    ['text', 'Hello, please quote my part.\n'.repeat(50)],
  ])('S-20 API-01 %s named .stl, .step or .igs is refused with 415 and in words', async (_kind, content) => {
    const before = await listBlobs();
    for (const ending of ['stl', 'step', 'igs']) {
      const answer = await upload(`renamed.${ending}`, new Uint8Array(Buffer.from(content, 'latin1')));
      expect(answer).toMatchObject({ ok: false, status: 415, body: { success: false, error: { filename: `renamed.${ending}` } } });
    }
    expect(await listBlobs()).toEqual(before);
  });

  test('S-20 a STEP file named .stl is refused and its owner told what it is', async () => {
    const answer = await upload('part.stl', composeStep());
    expect(answer).toMatchObject({ status: 415, body: { error: { message: expect.stringContaining('it holds STEP') } } });
  });

  test.each(['part.stl.exe', 'part', '.stl/', 'part.obj'])('API-01 the ending of %s is refused with 415', async (name) => {
    expect(await upload(name, composeStl())).toMatchObject({ ok: false, status: 415 });
  });

  test('API-01 an empty file is refused with 400, a request without one too', async () => {
    expect(await upload('empty.stl', new Uint8Array())).toMatchObject({ status: 400, body: { error: { message: 'The file is empty.' } } });
    const form = new FormData();
    form.append('modelUnit', 'mm');
    const response = await fetch(`${server.baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ success: false, error: { message: expect.any(String) } });
  });
});

describe('size', () => {
  test('UPL-06 a file of 52,428,799 bytes is taken', async () => {
    const sent = await send(LIMIT - 1);
    expect(sent).toMatchObject({ status: 202, body: { success: true, filename: 'big.stl' } });
  });

  test('UPL-06 S-19 a file of 52,428,800 bytes is refused with 413, its name and its size, and leaves nothing', async () => {
    const before = await listBlobs();
    const sent = await send(LIMIT);
    expect(sent.status).toBe(413);
    expect(sent.body).toMatchObject({ success: false, error: { filename: 'big.stl', fileSize: LIMIT } });
    expect(await listBlobs()).toEqual(before);
  });

  test('S-19 a far larger file is cut off soon after the limit', async () => {
    const before = await listBlobs();
    const sent = await send(10 * LIMIT);
    expect(sent.status).toBe(413);
    expect(sent.sentBytes).toBeLessThan(2 * LIMIT);
    expect(await listBlobs()).toEqual(before);
  });

  test('UPL-14 a client that breaks off leaves no file and no record', async () => {
    const before = await listBlobs();
    const request = openRequest(`${server.baseUrl}/api/${uploadModel.path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=xyz' },
    });
    request.on('error', () => {});
    const chunks = bodyOf(LIMIT / 2, 'xyz');
    for (let count = 0; count < 10; count += 1) request.write(chunks.next().value);
    await expect.poll(async () => (await listBlobs()).length).toBe(before.length + 1);
    request.destroy();
    await expect.poll(listBlobs).toEqual(before);
    await pause(50);
    expect(await server.records.parts.isWaiting(new Date('2100-01-01'), 99)).toBe(false);
  });
});

test.each([
  [{ MAX_STORAGE_MB: '1' }, 507, null],
  [{ MAX_STORAGE_MB_PER_PROVIDER: '1' }, 507, null],
  [{ MAX_UPLOAD_MB_PER_DAY: '1', RATE_LIMIT: 'on' }, 429, '3600'],
])('S-35 with %o a file that is too much is refused in words, with %i, and nothing of it stays', async (env, status, retryAfter) => {
  await using limited = await startTestApp(env);
  limited.cad.script = async () => ({ outcome: 'failed', code: 'REFUSED', message: 'Not measured here.' });
  const send = async () => {
    const form = new FormData();
    form.append('mspID', '1');
    form.append('modelFile', new File([composeStl(12_000)], 'part.stl'));
    return fetch(`${limited.baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form });
  };
  expect((await send()).status).toBe(202);
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(await refused.json()).toEqual({
    success: false,
    error: { filename: 'part.stl', message: expect.stringContaining('write to the provider') },
  });
  expect(await readdir(join(limited.dataFolder, 'blobs/models'))).toHaveLength(1);
});
