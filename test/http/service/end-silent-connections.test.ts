import { once } from 'node:events';
import { connect } from 'node:net';
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
