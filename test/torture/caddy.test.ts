import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scheduleDescription } from '#contract/calls/schedule-description.ts';
import { uploadModel } from '#contract/calls/upload-model.ts';
import { watchDescription } from '#contract/calls/watch-description.ts';
import { RESUMABLE_UPLOAD_PATH } from '#contract/resumable-upload.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { lookAtAddress } from '#server/doctor/look-at-address.ts';
import { callServer, finishUpload, type ModelFile, readModelFile, uploadFile, watchStream } from '#test/support/api-client.ts';
import { fixturePath, PROJECT_ROOT } from '#test/support/project.ts';
import { succeed } from '#test/support/quote-client.ts';
import { TEST_DATABASE_URL } from '#test/support/scratch-postgres.ts';
import { hasCaddy, type RunningCaddy, startCaddy } from '#test/support/start-caddy.ts';
import { type RunningCluster, startCluster } from '#test/support/start-cluster.ts';
import { findFreePort } from '#test/support/start-server.ts';
import { startTraceCollector, type TraceCollector } from '#test/support/trace-collector.ts';
import { writeMetadata } from '#test/support/tus-client.ts';
import { keepCalling } from './keep-calling.ts';
import { TORTURE_SCALE } from './scale.ts';

const ROUND_MS = 180_000;
/** Two health checks of deploy/Caddyfile, after which it counts a server in that is ready. */
const COUNTED_IN_MS = 4000;
const canCluster = TEST_DATABASE_URL !== undefined && process.env['TEST_S3_ENDPOINT'] !== undefined;
const TRACE = 'c'.repeat(32);

describe.skipIf(!canCluster || !hasCaddy)('two servers and two workers behind Caddy, as deploy/Caddyfile has it', () => {
  let cluster: RunningCluster;
  let caddy: RunningCaddy;
  let collector: TraceCollector;
  let knob: ModelFile;
  let settings: Readonly<Record<string, string>>;
  const servers = () => cluster.members.filter(({ role }) => role === 'api').map(({ server }) => server().baseUrl);

  beforeAll(async () => {
    knob = await readModelFile(fixturePath('knob.stl'));
    collector = await startTraceCollector();
    const port = await findFreePort();
    settings = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '127.0.0.1', DRAIN_SECONDS: '5' };
    const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '200' };
    cluster = await startCluster({ env: { ...settings, ...tracing } });
    caddy = await startCaddy({ port, servers: servers() });
  }, 300_000);

  afterAll(async () => {
    await caddy[Symbol.asyncDispose]();
    await cluster.dispose();
    await collector[Symbol.asyncDispose]();
  });

  test('RUN-09 an upload that comes in pieces, each over a connection of its own, reaches the server that holds them, whoever sends it', async () => {
    const addresses = Array.from({ length: 12 }, (_, index) => `127.0.0.${index + 2}`);
    const [first, ...others] = await Promise.all(addresses.map((address) => uploadInPieces(caddy.baseUrl, address, knob)));
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 202));
    const end = await finishUpload(caddy.baseUrl, uploadModel.response.parse(JSON.parse(first?.body ?? '')));
    expect(end).toMatchObject({ end: 'part' });
    const held = await Promise.all(['api-1', 'api-2'].map((name) => readdir(join(cluster.dataDir, name, 'uploads'))));
    // Of a finished one its answer is kept where its pieces were.
    expect(held.flat().filter((name) => name.endsWith('.json'))).toHaveLength(addresses.length);
    expect(held.filter((names) => names.length === 0)).toEqual([]);
  });

  test('API-04 what a stream tells is there before the stream is over', async () => {
    const { filename, internalFilename, modelUnit } = succeed(await uploadFile(caddy.baseUrl, knob));
    const told: string[] = [];
    await watchStream(caddy.baseUrl, watchDescription, { filename, internalFilename, mspID: '1' }, async ({ status }) => {
      told.push(status);
      // Before that it never ends.
      if (told.length === 1) await callServer(caddy.baseUrl, scheduleDescription, { filename, internalFilename, modelUnit });
    });
    expect([told[0], told.at(-1)]).toEqual(['processing', 'done']);
  });

  test('RUN-10 one trace leads from a call through the proxy to a server, a worker and the stages of its CAD process', async () => {
    const traceparent = `00-${TRACE}-${'d'.repeat(16)}-01`;
    await finishUpload(caddy.baseUrl, succeed(await uploadFile(caddy.baseUrl, knob, 'mm', { traceparent })));
    const find = (name: string) => collector.spans.find((span) => span.traceId === TRACE && span.name === name);
    const path = [`POST /api/${uploadModel.path}`, 'measure part', 'cad job', 'read'];
    await expect.poll(() => path.filter((name) => find(name) === undefined)).toEqual([]);
    const [call, measuring, job, stage] = path.map(find);
    expect([call?.role, measuring?.role, job?.role, stage?.role]).toEqual(['api', 'worker', 'worker', 'worker']);
    expect(call?.parentSpanId).toBe('d'.repeat(16));
    expect([measuring, job, stage].map((span) => span?.parentSpanId)).toEqual([call, measuring, job].map((span) => span?.spanId));
  });

  describe('doctor', () => {
    const saidOf = async (env: Readonly<Record<string, string>>): Promise<readonly string[]> => {
      const folder = await mkdtemp(join(tmpdir(), 'quickquote-doctor-'));
      const given = { PATH: process.env['PATH'], DATA_DIR: folder, ...settings, ...env };
      const printed = await new Promise<string>((resolve) =>
        execFile(process.execPath, ['scripts/doctor.ts', '--json'], { cwd: PROJECT_ROOT, env: given }, (_error, said) => resolve(said)),
      );
      await rm(folder, { recursive: true });
      const findings: readonly Finding[] = JSON.parse(printed);
      return findings.filter(({ about, level }) => about === 'address' || level === 'bad').map(({ says }) => says);
    };

    // Without pages nothing is well.
    test.skipIf(!existsSync(join(PROJECT_ROOT, 'dist')))('RUN-04 finds TLS and headers as they should be', async () => {
      expect(await saidOf({ NODE_EXTRA_CA_CERTS: caddy.authorityFile })).toEqual([`${caddy.baseUrl} answers, with all its headers.`]);
    });

    test('RUN-04 says that nobody has signed the certificate, and that the proxy is not named', async () => {
      expect(await saidOf({ TRUST_PROXY: '' })).toEqual([
        expect.stringContaining('TRUST_PROXY does not name it'),
        expect.stringContaining('its certificate is signed by nobody that browsers trust'),
      ]);
    });

    const SITE = '{$DOMAIN} {';
    test.each([
      ['drops a header', [SITE, `${SITE}\n\theader -Content-Security-Policy`], 'The proxy drops content-security-policy'],
      ['tells nobody whom it asks for', ['health_uri', 'header_up -X-Forwarded-*\n\t\thealth_uri'], '/metrics is open to everybody'],
      ['leads elsewhere', [SITE, `${SITE}\n\tredir /health https://www.example.com/`], 'leads on to https://www.example.com/'],
      ['reaches no server', [/api-\d:8080/g, '127.0.0.1:9'], 'does not reach the server'],
    ] as const)('RUN-04 says that a proxy %s', async (_, [original, bent], words) => {
      const change = (written: string) => written.replaceAll(original, bent);
      await using other = await startCaddy({ port: await findFreePort(), servers: servers(), change });
      const bad = (await lookAtAddress(other.baseUrl)).filter(({ level }) => level === 'bad').map(({ says }) => says);
      expect(bad).toContainEqual(expect.stringContaining(words));
    });
  });

  const rolls = Array.from({ length: TORTURE_SCALE.rollingRounds }, (_, round) => ({ round: round + 1 }));

  test.each(rolls)(
    'RUN-08 round $round: all four are restarted one by one under load; no call fails, and every part is told of',
    { timeout: 4 * ROUND_MS },
    async () => {
      const calls = keepCalling(caddy.baseUrl, knob);
      for (const member of cluster.members) {
        await member.server().stop();
        await member.restart();
        if (member.role === 'api') await pause(COUNTED_IN_MS);
      }
      const { answered, failed, parts } = await calls.stop();
      expect(failed, caddy.output()).toEqual([]);
      expect([answered > 20, parts > 0]).toEqual([true, true]);
    },
  );
});

const PIECES = 5;

/** Sends a file by the resumable protocol from an address of this machine; the answer to its last piece. */
async function uploadInPieces(baseUrl: string, localAddress: string, { name, bytes }: ModelFile) {
  const send = (method: string, address: string, headers: OutgoingHttpHeaders, body: Uint8Array = new Uint8Array()) =>
    sendFrom(localAddress, method, address, { 'tus-resumable': '1.0.0', ...headers, 'content-length': body.length }, body);
  const metadata = writeMetadata({ filename: name, modelUnit: 'mm' });
  const begun = `${baseUrl}/api/${RESUMABLE_UPLOAD_PATH}`;
  const created = await send('POST', begun, { 'upload-length': bytes.length, 'upload-metadata': metadata });
  expect(created.status).toBe(201);
  const address = new URL(created.location ?? '', begun).href;
  expect(address.startsWith(`${begun}/`)).toBe(true);
  const size = Math.ceil(bytes.length / PIECES);
  let last = created;
  for (let offset = 0; offset < bytes.length; offset += size) {
    const headers = { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' };
    last = await send('PATCH', address, headers, bytes.subarray(offset, offset + size));
  }
  return last;
}

async function sendFrom(localAddress: string, method: string, address: string, headers: OutgoingHttpHeaders, body: Uint8Array) {
  const { hostname, host, port, pathname } = new URL(address);
  const options = { host: '127.0.0.1', port, servername: hostname, localAddress, agent: false as const };
  const sending = request({ ...options, method, path: pathname, headers: { host, ...headers } });
  const answered = new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location, body: await text(response) });
    });
  });
  sending.end(body);
  return answered;
}
