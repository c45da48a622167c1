import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOpenTelemetry } from '#server/adapters/tracing/open-telemetry.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';

const TRACE = 'a'.repeat(32);
const exporter = new InMemorySpanExporter();
const facts = { service: 'quickquote', role: 'all' };
// Its collector is never asked: the spans stay here.
const tracing = createOpenTelemetry({ ...facts, endpoint: 'http://127.0.0.1:9' }, new SimpleSpanProcessor({ exporter }));
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { tracing });
});
afterAll(async () => {
  await server.close();
});

async function upload(): Promise<{ readonly internalFilename: string }> {
  const form = new FormData();
  form.append('modelUnit', 'mm');
  form.append('modelFile', new Blob(['solid\nendsolid']), 'bracket.stl');
  const headers = { traceparent: `00-${TRACE}-${'b'.repeat(16)}-01` };
  const response = await fetch(`${server.baseUrl}/api/IN_FileUploadFormResponse`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(202);
  return response.json();
}

test('RUN-10 one trace leads from the browser’s call through the queue to the stages of the CAD process', async () => {
  const { internalFilename } = await upload();
  await expect.poll(async () => (await server.records.parts.findByInternalFilename(internalFilename))?.state).toBe('measured');
  const names = () => exporter.getFinishedSpans().map(({ name }) => name);
  await expect.poll(names).toContain('measure part');
  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === TRACE);
  const find = (name: string) => spans.find((span) => span.name === name);
  const call = find('POST /api/IN_FileUploadFormResponse');
  expect(call?.parentSpanContext?.spanId).toBe('b'.repeat(16));
  expect(call?.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.response.status_code': 202,
    'http.route': '/api/IN_FileUploadFormResponse',
  });
  const parents = ['measure part', 'cad job', 'read'].map((name) => find(name)?.parentSpanContext?.spanId);
  expect(parents).toEqual([call, find('measure part'), find('cad job')].map((span) => span?.spanContext().spanId));
  expect(find('cad job')?.attributes).toMatchObject({ 'quickquote.outcome': 'measured', 'quickquote.format': 'stl' });
  expect(call?.resource.attributes).toMatchObject({ 'service.name': 'quickquote', 'quickquote.role': 'all' });
  expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('bracket');
});

test('RUN-10 probes are no traces, and what fails is marked', async () => {
  exporter.reset();
  await fetch(`${server.baseUrl}/health`);
  await fetch(`${server.baseUrl}/api/nothing-here`);
  const names = exporter.getFinishedSpans().map(({ name }) => name);
  expect(names.some((name) => name.includes('/health'))).toBe(false);
  expect(exporter.getFinishedSpans().map(({ attributes }) => attributes['http.response.status_code'])).toContain(404);
});

test('RUN-10 traces go to the collector as OTLP over HTTP', async () => {
  const heard = Promise.withResolvers<string>();
  const collector = createServer((request, response) => {
    heard.resolve(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => collector.once('listening', resolve));
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const sending = createOpenTelemetry({ ...facts, endpoint: `http://127.0.0.1:${port}` });
  sending.begin('work', { kind: 'internal' }).end();
  await sending.close();
  expect(await heard.promise).toBe('POST /v1/traces');
  collector.close();
});

test('RUN-10 nothing of OpenTelemetry is loaded where nobody asks for it', () => {
  const files = globSync('src/{server,cad,contract,domain,kernel}/**/*.ts', { cwd: PROJECT_ROOT });
  const naming = (words: string) =>
    files.filter((file) => !file.endsWith('.test.ts') && readFileSync(join(PROJECT_ROOT, file), 'utf8').includes(words));
  expect(files.length).toBeGreaterThan(500);
  expect(naming("from '@opentelemetry/")).toEqual(['src/server/adapters/tracing/open-telemetry.ts']);
  expect(naming('tracing/open-telemetry.ts')).toEqual(['src/server/app.ts']);
  expect(readFileSync(join(PROJECT_ROOT, 'src/server/app.ts'), 'utf8')).toMatch(
    /if \(traces === null\) return NO_TRACING;\n.*await import\(/,
  );
});
