import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isProcessAlive, listDescendants } from '#test/support/child-processes.ts';
import { PROJECT_ROOT } from '#test/support/project.ts';
import { findSandbox, MESSAGES, type Sandbox, WALLS } from './find-sandbox.ts';

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
  "files: the accounts' key": () => fs.readFileSync(targets.key),
  "files: the server's environment": () => fs.readFileSync('/proc/' + targets.server + '/environ'),
  'files: the code of the server': () => fs.readFileSync(targets.serverCode),
  'files: native code': () => process.dlopen({ exports: {} }, targets.addon),
  'files: a temporary file': () => fs.mkdtempSync('/tmp/sandbox-'),
  'files: write beside a model': () => fs.writeFileSync(targets.written, 'x'),
  'files: write into the code': () => fs.writeFileSync(targets.code, 'x'),
  'network: TCP': () => heard(require('net').connect(targets.port, '127.0.0.1'), 'connect'),
  'network: a Unix socket': () => heard(require('net').connect(targets.socket), 'connect'),
  'network: an abstract Unix socket': () => heard(require('net').connect(targets.abstract), 'connect'),
  'network: UDP': () => new Promise((resolve, reject) =>
    require('dgram').createSocket('udp4').send('x', targets.udpPort, '127.0.0.1', (error) => (error ? reject(error) : resolve()))),
  'programs: a shell': () => require('child_process').execFileSync('/bin/sh', ['-c', ':']),
  'programs: true': () => require('child_process').execFileSync('/usr/bin/env', ['true']),
  'programs: Node': () => require('child_process').execFileSync(process.execPath, ['-e', '0']),
  'programs: a fork': () => heard(require('child_process').fork('-', { execArgv: ['-e', '0'] }), 'spawn'),
  'programs: signal the server': () => process.kill(targets.server, 0),
  'programs: open the server to a debugger': () => process._debugProcess(targets.server),
  'programs: slow the server down': () => require('os').setPriority(targets.server, 1),
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
else (async () => {
  const report = { environment: { ...process.env }, walled: await tryAll(), free: await tryFreely() };
  fs.writeSync(3, JSON.stringify(report) + '\\n');
  setInterval(() => {}, 1000);
})();
`;

const toldSchema = z.record(z.string(), z.string());
const reportSchema = z.object({ environment: z.record(z.string(), z.string()), walled: toldSchema, free: toldSchema });

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
const targets = {
  folder,
  secret: join(folder, 'secret.stl'),
  written: join(folder, 'written'),
  key: join(folder, 'account-key.pem'),
  server: 0,
  serverCode: join(PROJECT_ROOT, 'src/server/app.ts'),
  addon: globSync(join(PROJECT_ROOT, 'node_modules/@img/sharp-*/**/*.node'))[0],
  code: join(PROJECT_ROOT, 'src/cad/written'),
  socket: join(folder, 'socket'),
  abstract: `\0sandbox-${process.pid}`,
  port: 0,
  udpPort: 0,
};
const tcp = createServer((socket) => socket.on('error', () => {}));
const unix = createServer((socket) => socket.on('error', () => {}));
const abstract = createServer((socket) => socket.on('error', () => {}));
const udp = createSocket('udp4');
/** Stands for the server: another process of the same user. */
const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });

beforeAll(async () => {
  writeFileSync(targets.secret, 'a model of somebody else');
  writeFileSync(targets.key, 'the key', { mode: 0o600 });
  targets.server = server.pid ?? 0;
  tcp.listen(0, '127.0.0.1');
  unix.listen(targets.socket);
  abstract.listen(targets.abstract);
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(unix, 'listening'), once(abstract, 'listening'), once(udp, 'listening')]);
  const address = tcp.address();
  targets.port = typeof address === 'object' && address !== null ? address.port : 0;
  targets.udpPort = udp.address().port;
});
afterAll(() => {
  server.kill('SIGKILL');
  for (const listener of [tcp, unix, abstract, udp]) listener.close();
  for (const path of [folder, targets.code]) rmSync(path, { recursive: true, force: true });
});

interface Attack extends z.infer<typeof reportSchema> {
  /** Lines of /proc/<child>/status, of the process that ran the script. */
  readonly status: string;
}

async function attack(sandbox: Sandbox): Promise<Attack> {
  const child = sandbox.start(['-e', SCRIPT, JSON.stringify(targets)], 1024);
  let told = '';
  let errors = '';
  const ended = once(child, 'exit');
  const hasTold = new Promise<void>((resolve) => {
    child.stdio[MESSAGES]?.on('data', (chunk) => {
      told += chunk;
      if (told.endsWith('\n')) resolve();
    });
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  await Promise.race([hasTold, ended]);
  if (!told.endsWith('\n')) expect.fail(`The script told nothing: ${errors}`);
  const inner = listDescendants(child.pid ?? 0).at(-1) ?? child.pid;
  const status = readFileSync(`/proc/${inner}/status`, 'utf8');
  child.kill('SIGKILL');
  await expect.poll(() => isProcessAlive(inner ?? 0)).toBe(false);
  return { ...reportSchema.parse(JSON.parse(told)), status };
}

const isDone = ([, result]: readonly [string, string]) => result === 'done';

describe('a script in the place of the CAD engine', () => {
  test.each(WALLS)('S-32 behind "%s" reads, writes, reaches and starts nothing that is said to be kept from it', async (wall) => {
    const sandbox = await findSandbox([wall]);
    const { environment, walled, free, status } = await attack(sandbox);
    expect(environment).toEqual({ MALLOC_TRIM_THRESHOLD_: '33554432' });
    const kept = sandbox.guards.filter((guard) => guard.holds).map(({ guard }) => `${guard}:`);
    const isKept = ([name]: readonly [string, string]) => kept.some((guard) => name.startsWith(guard));
    expect(Object.entries(free).filter(isKept).filter(isDone)).toEqual([]);
    expect(Object.entries(walled).filter(isKept).filter(isDone)).toEqual([]);
    if (sandbox.guards.some(({ guard, holds }) => guard === 'privileges' && holds)) {
      expect(status).toMatch(/^CapPrm:\s0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\s1$/m);
    }
    // What Node adds everywhere.
    const isNodes = ([name]: readonly [string, string]) => !/^network:|: (signal|open|slow) /.test(name);
    expect(Object.entries(walled).filter(isNodes).filter(isDone)).toEqual([]);
  });

  test('S-32 what is not said to be kept from it really is open, so that nobody is lulled', async () => {
    const { free } = await attack(await findSandbox(['none']));
    expect(free).toMatchObject({ "files: another job's model": 'done', 'network: TCP': 'done', 'programs: signal the server': 'done' });
  });
});
