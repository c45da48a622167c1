import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestApp } from '#test/support/test-app.ts';

test('a stop does not wait for connections that a browser has opened in advance', { timeout: 10_000 }, async () => {
  const server = await startTestApp();
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server has accepted it, too.
  expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  const closed = once(socket, 'close');
  await server[Symbol.asyncDispose]();
  await closed;
});

test('RUN-08 a call that comes over a connection which was there before the stop is answered', { timeout: 10_000 }, async () => {
  const server = await startTestApp();
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  await once(socket, 'connect');
  expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  const stopped = server[Symbol.asyncDispose]();
  socket.write('GET /api/v1/shops/1/work-profiles HTTP/1.1\r\nHost: shop.test\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*"profiles"/is);
  await stopped;
});
