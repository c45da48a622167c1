import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchStl } from '#contract/calls/fetch-stl.ts';
import type { Part } from '#contract/schemas/entities.ts';
import { callServer, uploadPart } from '#test/support/api-client.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const PUBLIC_URL = 'https://quotes.example.com';
let server: TestApp;
let part: Part;
beforeAll(async () => {
  server = await startTestApp({ CAD_PORT: '8081', PUBLIC_URL, CAD_SERVER: `${PUBLIC_URL}:8444/cad/` });
  part = await uploadPart(server.baseUrl, { name: 'bracket.stl', bytes: composeStl() });
});
afterAll(() => server.close());

function ask(app: TestApp, url: string, headers: Record<string, string> = {}) {
  if (app.app.cadHttp === null) throw new Error('There is no CAD server.');
  return app.app.cadHttp.inject({ url, headers: { host: 'quotes.example.com:8444', ...headers } });
}

describe('the CAD server standing alone', () => {
  test('VIEW-11 hands out the viewer mesh and the downloaded folder, and nothing else', async () => {
    const mesh = await ask(server, `/cad/mesh/${part.internalFilename}`);
    expect([mesh.statusCode, mesh.headers['content-type'], mesh.body]).toEqual([200, 'model/gltf-binary', 'made for mesh.glb']);
    const answer = await callServer(server.baseUrl, fetchStl, { modelFile: part.internalFilename, displayFilename: 'bracket.stl' });
    if (!answer.ok) throw new Error('refused');
    expect((await ask(server, `/downloaded/${answer.body.downloadedFile}`)).body).toBe('made for mesh.stl');
    for (const url of [
      '/',
      '/app/',
      '/app/config.json',
      `/models/${part.internalFilename}`,
      `/img/${part.image}`,
      '/metrics',
      '/cad/mesh/x',
    ]) {
      expect((await ask(server, url)).statusCode, url).toBe(404);
    }
  });

  test('VIEW-11 the pages of the web app may read it', async () => {
    const answer = await ask(server, `/cad/mesh/${part.internalFilename}`, { origin: PUBLIC_URL });
    expect([answer.statusCode, answer.headers['access-control-allow-origin'], answer.headers['vary']]).toEqual([200, PUBLIC_URL, 'origin']);
    const policy = (await fetch(`${server.baseUrl}/app/`)).headers.get('content-security-policy');
    expect(policy).toContain(`${PUBLIC_URL}:8444`);
  });

  test.each([
    'https://evil.example',
    'http://quotes.example.com',
    'https://quotes.example.com:8444',
    'https://quotes.example.com.evil.example',
    'http://localhost:8080',
    'null',
  ])('VIEW-11 pages of %s may not', async (origin) => {
    const answer = await ask(server, `/cad/mesh/${part.internalFilename}`, { origin });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(answer.body).not.toContain('made for');
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('VIEW-11 in development the pages of this machine may, and others still may not', async () => {
    await using development = await startTestApp({ BUILD_MODE: 'development' });
    const allowed = await ask(development, '/cad/mesh/x', { origin: 'http://localhost:5173' });
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin']]).toEqual([404, 'http://localhost:5173']);
    expect((await ask(development, '/cad/mesh/x', { origin: 'http://192.0.2.4:5173' })).statusCode).toBe(403);
  });

  test('VIEW-11 there is none unless a port is set', async () => {
    await using plain = await startTestApp();
    expect(plain.app.cadHttp).toBeNull();
  });
});
