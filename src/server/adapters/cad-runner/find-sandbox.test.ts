import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { findSandbox, type Sandbox, WALLS } from './find-sandbox.ts';

/**
 * What a script in the child's place tries, in its main thread and in one that it starts without Node's walls; it tells
 * for each attempt 'done', or the code of the refusal.
 */
const SCRIPT = `
const { Worker, isMainThread, parentPort, workerData } = require('worker_threads');
const targets = isMainThread ? JSON.parse(process.argv[1]) : workerData.targets;
const fs = require('fs');
const heard = (emitter, event) => new Promise((resolve, reject) => { emitter.once(event, resolve); emitter.once('error', reject); });
const attempts = {
  'files: /etc/passwd': () => fs.readFileSync('/etc/passwd'),
  'files: the data folder': () => fs.readdirSync(targets.folder),
  "files: another job's model": () => fs.readFileSync(targets.secret),
  "files: the server's environment": () => fs.readFileSync('/proc/' + process.ppid + '/environ'),
  'files: write beside a model': () => fs.writeFileSync(targets.written, 'x'),
  'files: write into the code': () => fs.writeFileSync(targets.code, 'x'),
  'network: TCP': () => heard(require('net').connect(targets.port, '127.0.0.1'), 'connect'),
  'network: a Unix socket': () => heard(require('net').connect(targets.socket), 'connect'),
  'network: UDP': () => new Promise((resolve, reject) =>
    require('dgram').createSocket('udp4').send('x', targets.udpPort, '127.0.0.1', (error) => (error ? reject(error) : resolve()))),
  'programs: a shell': () => require('child_process').execFileSync('/bin/sh', ['-c', ':']),
  'programs: true': () => require('child_process').execFileSync('/usr/bin/env', ['true']),
};
async function tryAll() {
  const told = {};
  for (const [name, attempt] of Object.entries(attempts))
    told[name] = await Promise.resolve().then(attempt).then(() => 'done', (error) => String(error.code ?? error));
  return told;
}
const tryFreely = () => new Promise((resolve, reject) => {
  const worker = new Worker(workerData?.script ?? process.execArgv.at(-1), { eval: true, execArgv: [], workerData: { targets } });
  worker.once('message', resolve);
  worker.once('error', reject);
});
if (!isMainThread) tryAll().then((told) => parentPort.postMessage(told));
else (async () => process.send({ environment: { ...process.env }, walled: await tryAll(), free: await tryFreely() }))();
`;

const toldSchema = z.record(z.string(), z.string());
const reportSchema = z.object({ environment: z.record(z.string(), z.string()), walled: toldSchema, free: toldSchema });

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const targets = {
  folder,
  secret: join(folder, 'secret.stl'),
  written: join(folder, 'written'),
  code: join(PROJECT_ROOT, 'src/cad/written'),
  socket: join(folder, 'socket'),
  port: 0,
  udpPort: 0,
};
const tcp = createServer((socket) => socket.on('error', () => {}));
const unix = createServer((socket) => socket.on('error', () => {}));
const udp = createSocket('udp4');

beforeAll(async () => {
  writeFileSync(targets.secret, 'a model of somebody else');
  tcp.listen(0, '127.0.0.1');
  unix.listen(targets.socket);
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(unix, 'listening'), once(udp, 'listening')]);
  const address = tcp.address();
  targets.port = typeof address === 'object' && address !== null ? address.port : 0;
  targets.udpPort = udp.address().port;
});
afterAll(() => {
  for (const server of [tcp, unix, udp]) server.close();
  for (const path of [folder, targets.code]) rmSync(path, { recursive: true, force: true });
});

async function attack(sandbox: Sandbox): Promise<z.infer<typeof reportSchema>> {
  const child = sandbox.start(['-e', SCRIPT, JSON.stringify(targets)], 1024);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const message = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  child.kill('SIGKILL');
  const report = reportSchema.safeParse(message[0]);
  return report.success ? report.data : expect.fail(`The script told nothing: ${errors}`);
}

const isDone = ([, result]: readonly [string, string]) => result === 'done';

describe('a script in the place of the CAD engine', () => {
  test.each(WALLS)('S-32 behind "%s" reads, writes, reaches and starts nothing that is said to be kept from it', async (wall) => {
    const sandbox = await findSandbox([wall]);
    const { environment, walled, free } = await attack(sandbox);
    expect(environment).toEqual({});
    const kept = sandbox.guards.filter((guard) => guard.holds).map(({ guard }) => `${guard}:`);
    const isKept = ([name]: readonly [string, string]) => kept.some((guard) => name.startsWith(guard));
    expect(Object.entries(free).filter(isKept).filter(isDone)).toEqual([]);
    expect(Object.entries(walled).filter(isKept).filter(isDone)).toEqual([]);
    // What Node adds everywhere.
    const isNodes = ([name]: readonly [string, string]) => !name.startsWith('network:');
    expect(Object.entries(walled).filter(isNodes).filter(isDone)).toEqual([]);
  });

  test('S-32 what is not said to be kept from it really is open, so that nobody is lulled', async () => {
    const { free } = await attack(await findSandbox(['none']));
    expect(free).toMatchObject({ "files: another job's model": 'done', 'network: TCP': 'done', 'programs: a shell': 'done' });
  });
});
