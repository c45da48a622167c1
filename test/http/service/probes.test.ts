import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sendContactMessage } from '#contract/calls/send-contact-message.ts';
import { CadRunnerError } from '#server/ports/cad-runner.ts';
import { RecordsError } from '#server/ports/records/records.ts';
import { callServer, uploadFile, uploadToEnd } from '#test/support/api-client.ts';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { composeStl } from '#test/support/model-bytes.ts';
import { newMail } from '#test/support/sample-records.ts';
import { createScriptedCad } from '#test/support/scripted-cad.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

/** A CAD runner of which so many children are warm. */
function cadWith(warm: { children: number }) {
  return { ...createScriptedCad(), countWarm: () => warm.children };
}

const readySchema = z.object({
  status: z.string(),
  missing: z.optional(z.string()),
  dependencies: z.array(z.object({ name: z.string(), ok: z.boolean(), needed: z.boolean(), detail: z.optional(z.string()) })),
  sandbox: z.optional(z.array(z.object({ guard: z.string(), holds: z.boolean() }))),
});
async function askReady(server: TestApp) {
  const response = await fetch(`${server.baseUrl}/ready`);
  return { code: response.status, ...readySchema.parse(await response.json()) };
}
const troubles = (ready: Awaited<ReturnType<typeof askReady>>) => ready.dependencies.filter(({ ok }) => !ok).map(({ name }) => name);

test('/health answers before the CAD processes are warm, /ready only afterwards, and not while all of them start again', async () => {
  const warm = { children: 0 };
  await using server = await startTestApp({}, { cad: cadWith(warm) });
  expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  expect(await askReady(server)).toMatchObject({ code: 503, status: 'starting', missing: 'The CAD processes are warming up.' });
  warm.children = 1;
  expect(await askReady(server)).toMatchObject({ code: 200, status: 'ready' });
  warm.children = 0;
  const again = await askReady(server);
  expect(again).toMatchObject({ code: 503, status: 'failing' });
  expect(troubles(again)).toEqual(['cad']);
});

test('RUN-08 a server that is leaving says so, answers everything else as before, and keeps no connection after an answer', async () => {
  await using server = await startTestApp();
  const ask = () => Promise.all(['/ready', '/health', '/api/v1/material-list'].map((path) => fetch(server.baseUrl + path)));
  const before = await ask();
  server.app.leave();
  const after = await ask();
  expect(after.map(({ status }) => status)).toEqual([503, ...before.slice(1).map(({ status }) => status)]);
  expect(before[0]?.status).toBe(200);
  const kept = (answers: readonly Response[]) => answers.map(({ headers }) => headers.get('connection'));
  expect([kept(before), kept(after)]).toEqual([before.map(() => 'keep-alive'), after.map(() => 'close')]);
});

test('S-32 /ready says of each dependency whether it works, and which guards hold', async () => {
  await using server = await startTestApp();
  const ready = await askReady(server);
  expect(ready.code).toBe(200);
  expect(ready.dependencies.map(({ name }) => name)).toEqual([
    'process',
    'database',
    'files',
    'feed',
    'cad',
    'storage',
    'descriptors',
    'mailer',
  ]);
  expect(troubles(ready)).toEqual([]);
  expect(ready.sandbox).toEqual([{ guard: 'network', holds: true }]);
});

test('/ready turns no customer away because of mails, but does where nothing can be stored, and repeats no words of an error', async () => {
  const secret = 'smtp://user:secret@mail';
  const blobs = createMemoryBlobStore();
  await using server = await startTestApp({}, { blobs: { ...blobs, ping: () => Promise.reject(new Error(secret)) } });
  server.mailer.refusing = true;
  const ready = await askReady(server);
  expect(ready).toMatchObject({ code: 503, missing: 'It does not answer.' });
  expect(troubles(ready)).toEqual(['files', 'mailer']);
  expect(JSON.stringify(ready)).not.toContain('secret');
  await using other = await startTestApp();
  other.mailer.refusing = true;
  expect(await askReady(other)).toMatchObject({ code: 200, status: 'ready' });
});

test('/ready says nothing of CAD processes where others measure', async () => {
  await using server = await startTestApp({ ROLE: 'api', DATABASE_URL: 'postgres://nowhere.invalid/db' });
  const ready = await askReady(server);
  expect(ready.code).toBe(200);
  expect(ready.sandbox).toBeUndefined();
  expect(ready.dependencies.map(({ name }) => name)).not.toContain('cad');
});

test('/metrics counts requests by route, not by address', async () => {
  await using server = await startTestApp();
  await fetch(`${server.baseUrl}/img/secret-name.webp`);
  const metrics = await (await fetch(`${server.baseUrl}/metrics`)).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/img/:name",status="404"} 1');
  expect(metrics).not.toContain('secret-name');
});

test('/metrics tells how work, mails, streams and storage stand, and names no file or customer', async () => {
  await using server = await startTestApp();
  const read = async () => (await fetch(`${server.baseUrl}/metrics`)).text();
  const end = await uploadToEnd(server.baseUrl, { name: 'secret-drawing.stl', bytes: composeStl(1) });
  expect(end.end).toBe('part');
  server.cad.script = async () => ({ outcome: 'failed', code: 'TIMED_OUT', message: 'Too long.' });
  expect((await uploadToEnd(server.baseUrl, { name: 'endless.stl', bytes: composeStl(2) })).end).toBe('refused');
  server.mailer.refusing = true;
  await server.records.outbox.add(newMail());
  const contact = { name: 'Ada', email: 'ada@example.com', message: 'Hello.' };
  await callServer(server.baseUrl, sendContactMessage, contact);
  await expect.poll(read).toMatch(/^quickquote_mails_total\{outcome="refused"\} [1-9]/m);
  const text = await read();
  for (const line of [
    'quickquote_cad_jobs_total{format="stl",outcome="measured"} 1',
    'quickquote_cad_jobs_total{format="stl",outcome="timed_out"} 1',
    'quickquote_cad_stage_seconds_count{format="stl",stage="read"} 2',
    'quickquote_cad_stage_seconds_count{format="stl",stage="measure"} 1',
    'quickquote_cad_restarts_total 0',
    'quickquote_parts_waiting 0',
    'quickquote_parts_waiting_oldest_seconds 0',
    'quickquote_streams_open 0',
  ]) {
    expect(text).toContain(`\n${line}\n`);
  }
  expect(text).toMatch(/^quickquote_mails_waiting [1-9]/m);
  expect(text).toMatch(/^quickquote_mails_refused [1-9]/m);
  expect(text).toMatch(/^quickquote_stored_bytes [1-9]/m);
  expect(text).not.toMatch(/secret-drawing|endless|ada/i);
});

test('/metrics tells what waits at that moment, and of a process without its database what is left', async () => {
  const cad = createScriptedCad();
  cad.script = async () => {
    throw new CadRunnerError('The disk refuses.');
  };
  await using server = await startTestApp({}, { cad });
  const read = async () => (await fetch(`${server.baseUrl}/metrics`)).text();
  await uploadFile(server.baseUrl, { name: 'part.stl', bytes: composeStl(1) });
  await expect.poll(() => server.app.http.inject('/metrics').then(({ body }) => body)).toContain('outcome="unavailable"');
  server.clock.advance(60_000);
  const text = await read();
  expect(text).toMatch(/^quickquote_parts_waiting 1$/m);
  expect(text).toMatch(/^quickquote_parts_waiting_oldest_seconds 60/m);
  expect(text).toMatch(/^quickquote_stored_bytes [1-9]/m);
  server.records.parts.countWaiting = async () => {
    throw new RecordsError('It is away.');
  };
  const without = await read();
  expect(without).toContain('process_cpu_seconds_total');
  expect(without).not.toMatch(/^quickquote_(parts|mails|stored)_(waiting|bytes)/m);
});

test('S-41 /metrics is for this machine alone, and for whoever has its token', async () => {
  const token = 'a-token-of-the-operator';
  await using server = await startTestApp({ METRICS_TOKEN: token });
  await using open = await startTestApp({ METRICS_TOKEN: '' });
  const read = (app: typeof server, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.app.http.inject({ url: '/metrics', headers: { host: 'localhost:8080', ...headers }, remoteAddress });
  expect((await read(server, {})).statusCode).toBe(200);
  expect((await read(server, { 'x-forwarded-for': '127.0.0.1', authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await read(server, { authorization: `Bearer ${token}` }, '192.0.2.4')).statusCode).toBe(200);
  const strangers = [
    read(server, {}, '192.0.2.4'),
    read(server, { authorization: 'Bearer another-token-altogether' }, '192.0.2.4'),
    read(server, { 'x-forwarded-for': '127.0.0.1' }),
    read(server, { via: '1.1 proxy' }),
    read(server, { host: 'quotes.example.com' }),
    read(open, { authorization: 'Bearer ' }, '192.0.2.4'),
    read(open, { authorization: 'Bearer null' }, '192.0.2.4'),
  ];
  for (const { statusCode, body } of await Promise.all(strangers)) {
    expect(statusCode).toBe(401);
    expect(body).not.toContain('http_request');
  }
});

test('S-51 what is missing of the sandbox, and what is down, is told to this machine and to the token alone', async () => {
  await using server = await startTestApp({ METRICS_TOKEN: 'a-token-of-some-length' });
  server.mailer.refusing = true;
  const ask = async (headers: Record<string, string>) => {
    const response = await fetch(`${server.baseUrl}/ready`, { headers });
    return { code: response.status, body: await response.text() };
  };
  const stranger = await ask({ 'x-forwarded-for': '203.0.113.7' });
  expect(stranger.code).toBe(200);
  expect(JSON.parse(stranger.body)).toEqual({
    status: 'ready',
    dependencies: ['storage', 'descriptors'].map((name) => ({ name, ok: true, needed: false })),
  });
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer a-token-of-some-length' }]) {
    const { body } = await ask(headers);
    expect(body).toContain('sandbox');
    expect(body).toContain('mailer');
  }
});
