import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchStl } from '#contract/calls/fetch-stl.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let part: Part;
beforeAll(async () => {
  server = await startTestApp();
  part = await uploadPart(server.baseUrl, { name: 'Größe "50%" (neu).stl', bytes: composeStl() });
});
afterAll(() => server.close());

test('API-05 VIEW-08 the mesh of a part lies under the downloaded folder, under a name that ends in .stl', async () => {
  const answer = await callServer(server.baseUrl, fetchStl, { modelFile: part.internalFilename, displayFilename: 'bracket v2.step' });
  if (!answer.ok) throw new Error('refused');
  expect(answer.body.downloadedFile).toMatch(/^[A-Za-z0-9_-]{22}\/bracket%20v2\.stl$/);
  const mesh = await fetch(`${server.baseUrl}/downloaded/${answer.body.downloadedFile}`);
  expect([mesh.status, await mesh.text()]).toEqual([200, 'made for mesh.stl']);
});

test.each([
  '../secret.stl',
  '/etc/passwd',
  'AAAAAAAAAAAAAAAAAAAAAA.stl\0.png',
  '%2e%2e%2fsecret.stl',
  '\\\\host\\share\\x.stl',
  `${'A'.repeat(4000)}.stl`,
])('S-17 API-05 modelFile %j is refused', async (modelFile) => {
  expect(await callServer(server.baseUrl, fetchStl, { modelFile, displayFilename: 'x.stl' })).toMatchObject({ ok: false, status: 400 });
});

test('API-05 the mesh of an unknown file is refused', async () => {
  const answer = await callServer(server.baseUrl, fetchStl, { modelFile: 'AAAAAAAAAAAAAAAAAAAAAA.stl', displayFilename: 'x.stl' });
  expect(answer).toMatchObject({ ok: false, status: 404 });
});

test('S-22 a download carries attachment, nosniff, a sandboxing policy and its name both ways', async () => {
  const response = await fetch(`${server.baseUrl}/models/${part.internalFilename}`);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(composeStl());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-disposition': `attachment; filename="Gr__e _50__ (neu).stl"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%2250%25%22%20%28neu%29.stl`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-type': 'application/octet-stream',
  });
});

test('S-22 a name in the address of a download cannot add a header', async () => {
  const { stlName } = (await server.records.parts.findById(part.id)) ?? {};
  const mesh = stlName?.replace('meshes/', '').replace('.stl', '');
  const response = await fetch(`${server.baseUrl}/downloaded/${mesh}/${encodeURIComponent('a"\r\nX-Evil: 1\r\n.stl')}`);
  expect(response.headers.get('x-evil')).toBeNull();
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="a___X-Evil: 1__.stl"; filename*=UTF-8''a%22%0D%0AX-Evil%3A%201%0D%0A.stl`,
  );
});

test('VIEW-11 the CAD server hands out the viewer mesh of a part, whole or a range of it', async () => {
  const address = `${server.baseUrl}/cad/mesh/${part.internalFilename}`;
  const whole = await fetch(address);
  expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([200, 'model/gltf-binary', 'made for mesh.glb']);
  const range = await fetch(address, { headers: { range: 'bytes=5-7' } });
  expect([range.status, range.headers.get('content-range'), await range.text()]).toEqual([206, 'bytes 5-7/17', 'for']);
  const beyond = await fetch(address, { headers: { range: 'bytes=99-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */17']);
});

test('S-16 names hold at least 128 random bits and none leads to another', () => {
  const base = part.internalFilename.replace('.stl', '');
  const image = part.image.replace('.webp', '');
  for (const name of [part.id, base, image]) expect(name).toMatch(/^[A-Za-z0-9_-]{22,}$/);
  expect(new Set([part.id, base, image]).size).toBe(3);
});

test.each([
  '/img/../../config.webp',
  '/img/AAAAAAAAAAAAAAAAAAAAAA.webp',
  '/img/x.html',
  '/models/x',
  '/downloaded/x/y.stl',
  '/cad/mesh/..%2f..%2fx.stl',
])('S-16 S-17 %s hits nothing', async (path) => {
  const response = await fetch(`${server.baseUrl}${path}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});

test('S-16 who guesses names is slowed down, and 10,000 guesses hit nothing', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on' });
  const seen = new Map<number, number>();
  for (let guess = 0; guess < 10_000; guess += 1) {
    const name = `${String(guess).padStart(22, 'A')}.webp`;
    const { statusCode } = await limited.app.http.inject({ url: `/img/${name}`, remoteAddress: '203.0.113.7' });
    seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([404, 429]);
  expect(seen.get(404)).toBeLessThanOrEqual(60);
  const stl = await callServer(limited.baseUrl, fetchStl, { modelFile: 'AAAAAAAAAAAAAAAAAAAAAA.stl', displayFilename: 'x' });
  expect(stl.status).toBe(404);
  const other = await limited.app.http.inject({ url: '/img/AAAAAAAAAAAAAAAAAAAAAA.webp', remoteAddress: '203.0.113.8' });
  expect(other.statusCode).toBe(404);
});
