import { expect, test } from 'vitest';
import { followRequest } from '#contract/api/customer/follow-request.ts';
import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import type { RequestAct } from '#domain/desk/request-event.ts';
import { callServer } from '#test/support/api-client.ts';
import { makeQuote } from '#test/support/make-quote.ts';
import { newPart, newRfq } from '#test/support/sample-records.ts';
import { startTestApp } from '#test/support/test-app.ts';

const CUSTOMER = { kind: 'customer', name: 'Zoë' } as const;

async function startWithRequest() {
  const documents = { writeQuote: async () => new Uint8Array(4), writePaper: async () => new Uint8Array(4) };
  const server = await startTestApp({ RATE_LIMIT: 'on' }, { documents });
  const part = newPart();
  await server.records.parts.add(part);
  const request = newRfq({ createdAt: server.clock.now() }, part.id);
  await server.records.rfqs.add(request, []);
  return { server, request };
}

test('S-35 answers count by their size, so that the largest are not asked for without end', async () => {
  const { server, request } = await startWithRequest();
  await using _ = server;
  const acts = Array.from({ length: 1999 }, (): RequestAct => ({ type: 'message', text: 'x'.repeat(5000) }));
  await server.records.desk.change(request.id, server.clock.now(), () => ({ actor: CUSTOMER, acts, mails: [] }));
  const statuses: number[] = [];
  const look = () => callServer(server.baseUrl, followRequest, { key: request.begin.key });
  for (let count = 0; count < 8; count += 1) statuses.push((await look()).status);
  expect([new Set(statuses.slice(0, 7)), statuses.at(-1)]).toEqual([new Set([200]), 429]);
  const other = { filename: 'a.stl', internalFilename: `${'a'.repeat(22)}.stl`, modelUnit: 'mm' };
  expect((await callServer(server.baseUrl, scheduleDescription, other)).status).toBe(429);
  expect((await fetch(`${server.baseUrl}/models/${other.internalFilename}`)).status).toBe(404);
});

test('S-35 PDFs count by their lines: of long ones an address has few written a minute', async () => {
  const { server, request } = await startWithRequest();
  await using _ = server;
  const quote = makeQuote({ lines: Array.from({ length: 101 }, () => ({})), requestId: request.id });
  const { number, revision, validUntil, sums } = quote;
  const acts = [{ type: 'quoted' as const, number, revision, validUntil, totalMicros: sums.totalMicros }];
  const actor = { kind: 'member' as const, sub: 'ada', name: 'ada@example.com' };
  await server.records.desk.change(request.id, server.clock.now(), () => ({ actor, acts, quote, mails: [] }));
  const statuses: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    statuses.push((await fetch(`${server.baseUrl}/documents/${request.begin.key}/quote/1.pdf`)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
