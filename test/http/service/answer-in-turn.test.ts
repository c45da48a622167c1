import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
let line: Socket | undefined;
afterEach(async () => {
  line?.destroy();
  await server.close();
});

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Sends requests over one connection without waiting for an answer; counts the answers as they come, by their status. */
async function flood(text: string): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  const { port } = new URL(server.baseUrl);
  const socket = connect(Number(port), '127.0.0.1');
  line = socket;
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    for (const [, status = ''] of bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g))
      answers.set(status, (answers.get(status) ?? 0) + 1);
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return answers;
}

test('S-50 thousands of requests over one connection keep nobody else waiting', async () => {
  server = await startTestApp();
  const path = '/api/nothing';
  await fetch(`${server.baseUrl}/health`);
  const answers = await flood(ask('/app/long').repeat(900));
  await expect.poll(() => answers.get('200') ?? 0, { interval: 1 }).toBeGreaterThan(0);
  for (let count = 0; count < 5; count += 1) expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  // Everybody else came in between: most of the flood waits still.
  expect(answers.get('200')).toBeLessThan(600);
  await expect.poll(() => answers.get('200')).toBe(900);
  expect((await fetch(`${server.baseUrl}${path}`)).status).toBe(404);
});

test('S-50 answers over one connection keep the order of their requests, bodies and all', async () => {
  server = await startTestApp();
  const body = '--x\r\nContent-Disposition: form-data; name="mspAction"\r\n\r\nnone\r\n--x--\r\n';
  const call = `POST /api/IN_MspAPI HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const answers = await flood([ask('/health'), call, ask('/robots.txt'), ask('/img/none'), call].join('').repeat(20));
  await expect.poll(() => [...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(100);
  expect(answers.get('200')).toBe(40);
});

test('S-50 a connection ends after a thousand requests', async () => {
  server = await startTestApp();
  const answers = await flood(ask('/health').repeat(1500));
  await new Promise((resolve) => line?.once('close', resolve));
  expect(answers.get('200')).toBe(1000);
});

test('S-50 who leaves while thousands wait leaves nothing behind', async () => {
  server = await startTestApp();
  for (let count = 0; count < 5; count += 1) {
    const answers = await flood(ask('/app/long').repeat(900));
    await expect.poll(() => answers.get('200') ?? 0, { interval: 1 }).toBeGreaterThan(0);
    line?.destroy();
  }
  expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
});

test('S-50 pages and the description of the API are counted, and the visitor’s pictures go on', { timeout: 120_000 }, async () => {
  server = await startTestApp({ RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  const get = (url: string, from: string) => server.app.http.inject({ url, headers: { 'x-forwarded-for': from } });
  for (const path of ['/app/upload', '/openapi.json', '/app/config.json', '/app/no/such/page']) {
    const from = `198.51.100.${path.length}`;
    for (let count = 0; count < 1200; count += 1) await get(path, from);
    const refused = await get(path, from);
    expect([path, refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([path, 429, true]);
    expect((await get(path, '203.0.113.9')).statusCode).toBe(200);
    expect((await get('/img/none', from)).statusCode).toBe(404);
  }
});
