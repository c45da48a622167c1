import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ERRORS } from '@tus/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { SAY } from '#domain/sentences/say-in.ts';
import { readConfig } from '#server/config/config.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { addressOf, askOffset, createUpload, sendRest, sendSome, terminate, writeMetadata } from '#test/support/tus-client.ts';

const LIMIT = 52_428_800;
const model = composeStl(20_000);
const half = 400_000;
let server: TestApp;
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  folder = join(server.dataFolder, 'uploads');
  server.cad.script = async () => ({ outcome: 'failed', code: 'REFUSED', message: 'Not measured here.' });
});
afterAll(() => server.close());

const begin = (filename = 'part.stl', sizeBytes = model.length) => createUpload(server.baseUrl, { filename, sizeBytes });
const listUploads = () => readdir(folder).catch((): string[] => []);
const partOf = (answer: { internalFilename: string }) => server.records.parts.findByInternalFilename(answer.internalFilename);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function readAccepted(response: Response) {
  return uploadModel.response.parse(await response.json());
}

/** Sends the first half and loses the connection. */
async function cutInHalf(address: string): Promise<void> {
  const request = sendSome(address, 0, model, half);
  const path = join(folder, `${address.split('/').at(-1)}.part`);
  await expect.poll(async () => (await stat(path)).size).toBe(half);
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.destroy();
  await closed;
}

describe('an upload', () => {
  test('UPL-09 that comes whole with its first request is answered and recorded as call 1 does', async () => {
    const created = await createUpload(server.baseUrl, { filename: 'Part.STL', sizeBytes: model.length, unit: 'in', bytes: model });
    expect(created.status).toBe(201);
    const answer = await readAccepted(created);
    expect(answer).toMatchObject({ success: true, filename: 'Part.STL', modelUnit: 'in' });
    expect(await partOf(answer)).toMatchObject({ filename: 'Part.STL', sizeBytes: model.length, sha256: sha256(model), modelUnit: 'in' });
    expect(await readFile(join(server.dataFolder, 'blobs/models', answer.internalFilename))).toEqual(Buffer.from(model));
  });

  test('LOOK-14 that is refused is refused in the words of who asks', async () => {
    const sent = { filename: 'part.zip', sizeBytes: 10, headers: { 'accept-language': 'de' } };
    const [german, english] = [await createUpload(server.baseUrl, sent), await createUpload(server.baseUrl, { ...sent, headers: {} })];
    const read = async (answer: Response) => ((await answer.json()) as { error: { message: string } }).error.message;
    const [said, original] = [await read(german), await read(english)];
    expect([german.status, english.status]).toEqual([415, 415]);
    expect(said).not.toBe(original);
    expect(said).toMatch(/Endungen/);
  });

  test('UPL-14 goes on where a dropped connection left it', async () => {
    const address = addressOf(await begin());
    await cutInHalf(address);
    const asked = await askOffset(address);
    expect(asked.headers.get('upload-offset')).toBe(String(half));
    expect(asked.headers.get('upload-length')).toBe(String(model.length));
    const finished = await sendRest(address, half, model.subarray(half));
    expect(finished.status).toBe(202);
    expect(await partOf(await readAccepted(finished))).toMatchObject({ sha256: sha256(model) });
  });

  test('UPL-14 goes on in a server that was started anew', async () => {
    const address = addressOf(await begin());
    await cutInHalf(address);
    await using next = await startTestApp({ DATA_DIR: server.dataFolder });
    const moved = address.replace(server.baseUrl, next.baseUrl);
    expect((await askOffset(moved)).headers.get('upload-offset')).toBe(String(half));
    const answer = await readAccepted(await sendRest(moved, half, model.subarray(half)));
    expect(await next.records.parts.findByInternalFilename(answer.internalFilename)).toMatchObject({ sha256: sha256(model) });
  });

  test('UPL-14 whose answer got lost gets it again, and is one part', async () => {
    const address = addressOf(await begin());
    const accepted = await readAccepted(await sendRest(address, 0, model));
    expect((await askOffset(address)).headers.get('upload-offset')).toBe(String(model.length));
    const repeated = await fetch(address);
    expect(repeated.status).toBe(202);
    expect(await repeated.json()).toEqual(accepted);
    expect((await listUploads()).filter((name) => address.includes(name.split('.')[0] ?? ''))).toEqual([expect.stringMatching(/\.json$/)]);
  });

  test('UPL-14 that was whole when the server died is taken when its client asks', async () => {
    const address = addressOf(await begin());
    const request = sendSome(address, 0, model, model.length - 1);
    const path = join(folder, `${address.split('/').at(-1)}.part`);
    await expect.poll(async () => (await stat(path)).size).toBe(model.length - 1);
    request.destroy();
    expect((await fetch(address)).status).toBe(404);
    await appendFile(path, model.subarray(-1));
    const taken = await fetch(address);
    expect(taken.status).toBe(202);
    expect(await partOf(await readAccepted(taken))).toMatchObject({ sha256: sha256(model) });
  });

  test('UPL-08 that was called off leaves nothing', async () => {
    const before = await listUploads();
    const address = addressOf(await begin());
    await cutInHalf(address);
    expect((await terminate(address)).status).toBe(204);
    expect(await listUploads()).toEqual(before);
    expect((await askOffset(address)).status).toBe(404);
  });

  test('UPL-14 that rests for a day is gone', async () => {
    const address = addressOf(await begin());
    const id = address.split('/').at(-1) ?? '';
    const longAgo = new Date(Date.now() - 86_460_000);
    for (const name of await listUploads()) if (name.startsWith(id)) await utimes(join(folder, name), longAgo, longAgo);
    await using next = await startTestApp({ DATA_DIR: server.dataFolder });
    expect((await askOffset(address.replace(server.baseUrl, next.baseUrl))).status).toBe(404);
    expect((await listUploads()).filter((name) => name.startsWith(id))).toEqual([]);
  });
});

describe('what is refused', () => {
  test('UPL-06 S-19 50 MB before the first byte, in the words of call 1', async () => {
    const before = await listUploads();
    const refused = await begin('big.stl', LIMIT);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toEqual({
      success: false,
      error: { message: 'During Beta, file size is limited to 50 MB.', filename: 'big.stl', fileSize: LIMIT },
    });
    expect((await begin('big.stl', LIMIT - 1)).status).toBe(201);
    expect((await begin('empty.stl', 0)).status).toBe(400);
    expect((await begin('drawing.pdf')).status).toBe(415);
    expect(await listUploads()).toHaveLength(before.length + 2);
  });

  test('S-19 more bytes than were promised', async () => {
    const address = addressOf(await begin('part.stl', half));
    expect((await sendRest(address, 0, model)).status).toBe(413);
    expect((await askOffset(address)).headers.get('upload-offset')).toBe('0');
  });

  test('S-20 content that is not what the name says, and nothing of it stays', async () => {
    const before = await listUploads();
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>'.padEnd(400));
    const refused = await createUpload(server.baseUrl, { filename: 'part.stl', sizeBytes: page.length, bytes: page });
    expect(refused.status).toBe(415);
    expect(await refused.json()).toMatchObject({ success: false, error: { message: expect.any(String), filename: 'part.stl' } });
    expect(await listUploads()).toEqual(before);
  });

  test('UPL-14 bytes that don’t follow on, without touching what is there', async () => {
    const address = addressOf(await begin());
    await cutInHalf(address);
    expect((await sendRest(address, half + 1, model.subarray(half + 1))).status).toBe(409);
    expect((await askOffset(address)).headers.get('upload-offset')).toBe(String(half));
  });

  test('S-17 S-23 a name is never a path, and metadata have to say what comes', async () => {
    const created = await createUpload(server.baseUrl, {
      filename: '../../<img src=x>/../nested.stl',
      sizeBytes: model.length,
      bytes: model,
    });
    expect((await readAccepted(created)).filename).toBe('nested.stl');
    const nameless = await createUpload(server.baseUrl, {
      filename: '',
      sizeBytes: 10,
      headers: { 'upload-metadata': writeMetadata({ filetype: 'stl' }) },
    });
    expect(nameless.status).toBe(400);
  });

  test('S-16 S-17 ids that nobody was given: guesses, paths, other files of the folder, the folder itself', async () => {
    const own = addressOf(await begin());
    const base = own.slice(0, own.lastIndexOf('/'));
    expect(own.split('/').at(-1)).toMatch(/^[A-Za-z0-9_-]{22}$/);
    for (const id of ['A'.repeat(22), '..%2F..%2Faccount-key.pem', `${own.split('/').at(-1)}.json`, '%00', '.', '..%5C..']) {
      for (const answer of [await askOffset(`${base}/${id}`), await fetch(`${base}/${id}`), await sendRest(`${base}/${id}`, 0, model)]) {
        expect(answer.status, id).toBeGreaterThanOrEqual(400);
        expect(answer.status, id).toBeLessThan(500);
      }
    }
    expect((await fetch(base)).status).toBe(404);
    expect((await fetch(`${base}/`)).status).toBe(404);
    expect((await fetch(own)).status).toBe(404);
  });

  test('S-29 requests of other sites', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await createUpload(server.baseUrl, { filename: 'part.stl', sizeBytes: 10, headers: foreign })).status).toBe(403);
    const address = addressOf(await begin());
    expect((await sendRest(address, 0, model, foreign)).status).toBe(403);
    const asked = await askOffset(address, foreign);
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    expect(asked.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

test('S-31 nobody else on the machine reads what came of an upload', async () => {
  await begin();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of await listUploads()) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
});

test('S-35 uploads are counted as those of call 1 are', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on' });
  const statuses: number[] = [];
  for (let count = 0; count < 241; count += 1) {
    statuses.push((await createUpload(limited.baseUrl, { filename: 'part.pdf', sizeBytes: 10 })).status);
  }
  expect(new Set(statuses.slice(0, 240))).toEqual(new Set([415]));
  expect(statuses.at(-1)).toBe(429);
});

test('S-35 uploads that are under way are counted with those of call 1', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on' });
  const uploads = join(limited.dataFolder, 'uploads');
  const open = async () => addressOf(await createUpload(limited.baseUrl, { filename: 'part.stl', sizeBytes: model.length }));
  const last = await open();
  const held = (await Promise.all(Array.from({ length: 64 }, open))).map((address) => sendSome(address, 0, model, 100));
  const countBegun = async () => {
    const sizes = (await readdir(uploads)).map(async (name) => (name.endsWith('.part') ? (await stat(join(uploads, name))).size : 0));
    return (await Promise.all(sizes)).filter((size) => size > 0).length;
  };
  await expect.poll(countBegun).toBe(64);
  expect((await sendRest(last, 0, model)).status).toBe(429);
  expect((await askOffset(last)).status).toBe(200);
  for (const request of held) request.destroy();
  await expect.poll(async () => (await sendRest(last, 0, model)).status).toBe(202);
});

test('S-35 what is unfinished takes at most 4 GB, however many were begun before; then call 1 is left', async () => {
  await using full = await startTestApp();
  const begun = await createUpload(full.baseUrl, { filename: 'part.stl', sizeBytes: model.length });
  expect(begun.status).toBe(201);
  const [name = ''] = await readdir(join(full.dataFolder, 'uploads'));
  const other = addressOf(await createUpload(full.baseUrl, { filename: 'part.stl', sizeBytes: model.length }));
  await truncate(join(full.dataFolder, 'uploads', name), 4 * 1024 ** 3);
  expect((await createUpload(full.baseUrl, { filename: 'part.stl', sizeBytes: 10 })).status).toBe(507);
  expect((await sendRest(other, 0, model)).status).toBe(507);
  expect((await askOffset(other)).headers.get('upload-offset')).toBe('0');
});

test('S-35 however small they are, there are never so many that looking after them takes long', async () => {
  await using full = await startTestApp();
  const uploads = join(full.dataFolder, 'uploads');
  expect((await createUpload(full.baseUrl, { filename: 'part.stl', sizeBytes: 10 })).status).toBe(201);
  await Promise.all(Array.from({ length: 8192 }, (_, index) => writeFile(join(uploads, `${String(index).padStart(22, '0')}.part`), '')));
  expect((await createUpload(full.baseUrl, { filename: 'part.stl', sizeBytes: 10 })).status).toBe(507);
});

test('S-35 one address can not fill the place that all share; what it ends is open again', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  const beginFrom = (address: string) =>
    createUpload(limited.baseUrl, { filename: 'part.stl', sizeBytes: 50 * 1024 ** 2 - 1, headers: { 'x-forwarded-for': address } });
  const begun = [];
  for (let count = 0; count < 11; count += 1) begun.push(await beginFrom('198.51.100.1'));
  expect(begun.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 507]);
  expect(await begun.at(-1)?.json()).toEqual({
    success: false,
    error: { message: 'Too many uploads are unfinished. Please try again later.' },
  });
  expect((await beginFrom('198.51.100.2')).status).toBe(201);
  const [first] = begun;
  if (first === undefined) throw new Error('Nothing was begun.');
  expect((await terminate(addressOf(first))).status).toBe(204);
  expect((await beginFrom('198.51.100.1')).status).toBe(201);
});

test.each(Object.values(ERRORS).map(({ body }) => body.trim()))('LOOK-14 what the protocol’s library says has its German: %s', (words) => {
  expect(SAY.de.refusal(words)).not.toBe(words);
});

test('S-48 LOOK-14 requests that the protocol refuses are told in JSON, and calling off what never was is a miss', async () => {
  const own = addressOf(await begin());
  const wordless = await fetch(own, { method: 'PATCH', body: model });
  const crooked = await sendRest(own, 0, model, { 'upload-offset': 'half' });
  for (const [refused, status] of [[wordless, 412] as const, [crooked, 400] as const]) {
    expect([refused.status, refused.headers.get('content-type')]).toEqual([status, 'application/json; charset=utf-8']);
    expect(await refused.json()).toEqual({ success: false, error: { message: expect.stringMatching(/\w/) } });
  }
  const inGerman = await sendRest(own, 0, model, { 'upload-offset': 'half', 'accept-language': 'de' });
  expect(await inGerman.json()).toMatchObject({ error: { message: 'Eine Angabe zum Upload ist ungültig (Upload-Offset).' } });
  const gone = await terminate(`${own.slice(0, -22)}${'A'.repeat(22)}`);
  expect([gone.status, await gone.json()]).toEqual([404, { success: false, error: 'There is no such upload.' }]);
});

test('UPL-14 with S3, where the next request may reach another process, there is call 1 alone, and browsers are told so', async () => {
  const s3 = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 's' };
  const read = readConfig(s3);
  expect(read).toMatchObject({ outcome: 'read', config: { web: { uploadsResume: false } } });
  await using other = await startTestApp(s3);
  expect((await createUpload(other.baseUrl, { filename: 'part.stl', sizeBytes: 10 })).status).toBe(404);
});
