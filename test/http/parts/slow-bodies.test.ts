import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const HALF_A_MINUTE_MS = 30_000;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  server.cad.script = async () => ({ outcome: 'failed', code: 'REFUSED', message: 'Not measured here.' });
});
afterAll(() => server.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const HEAD = '--xyz\r\nContent-Disposition: form-data; name="modelFile"; filename="slow.stl"\r\n\r\n';

/** Opens a connection, sends the head of a request and as much of its body as there is now. */
async function begin(path: string, type: string, body: string | Buffer, lengthBytes = 50_000_000) {
  const before = await countArrived();
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  const head = `POST /api/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${type}\r\nContent-Length: ${lengthBytes}\r\n\r\n`;
  socket.write(head);
  socket.write(body);
  await vi.waitFor(async () => expect(await countArrived()).toBeGreaterThanOrEqual(before + head.length + body.length));
  return { socket, answer: readAnswer(socket) };
}

/** Bytes that came over connections that are open. */
async function countArrived(): Promise<number> {
  let bytes = 0;
  for (const socket of sockets) if (!socket.destroyed) bytes += socket.bytesRead;
  return bytes;
}
const sockets = new Set<Socket>();
beforeAll(() => {
  server.app.http.server.on('connection', (socket: Socket) => sockets.add(socket));
});

async function readAnswer(socket: Socket): Promise<{ status: number; body: unknown }> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  await Promise.race([once(socket, 'close'), vi.waitFor(() => expect(text).toContain('}'), 20_000)]);
  return { status: Number(text.split(' ')[1]), body: JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4)) };
}

async function listFiles(): Promise<string[]> {
  const folder = join(server.dataFolder, 'blobs');
  if (!existsSync(folder)) return [];
  return (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map(({ name }) => name);
}

test('S-35 an upload that trickles is ended in words after half a minute, and its partial file is gone', async () => {
  const model = Buffer.from(composeStl(100));
  const { socket, answer } = await begin(uploadModel.path, 'multipart/form-data; boundary=xyz', Buffer.concat([Buffer.from(HEAD), model]));
  await vi.waitFor(async () => expect(await listFiles()).toHaveLength(1));
  vi.advanceTimersByTime(HALF_A_MINUTE_MS);
  expect(await answer).toEqual({ status: 408, body: { success: false, error: { message: expect.stringContaining('try again') } } });
  expect(await listFiles()).toEqual([]);
  await vi.waitFor(() => expect(socket.closed).toBe(true), 10_000);
});

test.each([
  ['a form', getMaterialList.path, 'multipart/form-data; boundary=xyz', '--xyz\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
  ['JSON', sendContactMessage.path, 'application/json', '{"name":"'],
])('S-35 %s that trickles is ended in words', async (_what, path, type, body) => {
  const { socket, answer } = await begin(path, type, body, 60_000);
  vi.advanceTimersByTime(HALF_A_MINUTE_MS);
  expect(await answer).toEqual({ status: 408, body: { success: false, error: expect.stringContaining('try again') } });
  await vi.waitFor(() => expect(socket.closed).toBe(true), 10_000);
});

test('S-35 a slow but honest upload goes on', async () => {
  const model = Buffer.from(composeStl(2000));
  const end = Buffer.from('\r\n--xyz--\r\n');
  const piece = 31 * 1024;
  const lengthBytes = HEAD.length + model.length + end.length;
  const { socket, answer } = await begin(uploadModel.path, 'multipart/form-data; boundary=xyz', HEAD, lengthBytes);
  for (let sent = 0; sent < model.length; sent += piece) {
    const before = await countArrived();
    const next = model.subarray(sent, sent + piece);
    socket.write(next);
    await vi.waitFor(async () => expect(await countArrived()).toBe(before + next.length));
    if (next.length === piece) vi.advanceTimersByTime(HALF_A_MINUTE_MS);
  }
  socket.write(end);
  expect(await answer).toMatchObject({ status: 202, body: { success: true } });
  socket.destroy();
});

test('S-35 an address has so many uploads under way, and is told when to go on', async () => {
  await using limited = await startTestApp({ RATE_LIMIT: 'on' });
  const port = Number(new URL(limited.baseUrl).port);
  const head = `POST /api/${uploadModel.path} HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=xyz\r\nContent-Length: 9999\r\n\r\n`;
  const held = Array.from({ length: 64 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(head + HEAD);
    return socket;
  });
  const send = async () => {
    const form = new FormData();
    form.append('modelFile', new File([composeStl()], 'part.stl'));
    const response = await fetch(`${limited.baseUrl}/api/${uploadModel.path}`, { method: 'POST', body: form });
    return [response.status, response.headers.get('retry-after')];
  };
  await vi.waitFor(async () => expect(await send()).toEqual([429, '5']), { timeout: 10_000, interval: 50 });
  for (const socket of held) socket.destroy();
  await vi.waitFor(async () => expect(await send()).toEqual([202, null]), { timeout: 10_000, interval: 50 });
});

test('S-35 what never becomes a request is answered in words', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  const answer = readAnswer(socket);
  socket.write('NOT A REQUEST\r\n\r\n');
  expect(await answer).toEqual({ status: 400, body: { success: false, error: 'The request could not be understood.' } });
});
