import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureText } from '#contract/schemas/failure.ts';
import { createAccount } from '#test/support/account.ts';
import { finishUpload, readModelFile, uploadFile, uploadToEnd } from '#test/support/api-client.ts';
import { isProcessAlive } from '#test/support/child-processes.ts';
import { FIXTURE_MODELS } from '#test/support/model-files.ts';
import { canBeOtherUser, listEntries, listOpenEntries, tryAsNobody } from '#test/support/other-user.ts';
import { disposeServer, type RunningServer, restartServer, startServer } from '#test/support/start-server.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
let dataDir: string;
let running: RunningServer;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quickquote-main-'));
  running = await startServer({ dataDir: await createOldDataDir() });
}, 240_000);
afterAll(async () => {
  await disposeServer(running);
  await rm(dataDir, { recursive: true, force: true });
});

/** What an earlier version left open to everybody, in a folder that everybody may look into; its mails were readable. */
async function createOldDataDir(): Promise<string> {
  const umask = process.umask(0);
  await chmod(dataDir, 0o755);
  const old = join(dataDir, 'old');
  await mkdir(join(old, 'mail'), { recursive: true });
  await writeFile(join(old, 'mail/code.eml'), 'A code');
  if (canBeOtherUser) expect(tryAsNobody([join(old, 'mail/code.eml')])).toHaveLength(2);
  process.umask(umask);
  return old;
}

async function runToEnd(env: Readonly<Record<string, string>>): Promise<{ code: number | null; said: string }> {
  const child: ChildProcess = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env } });
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'exit');
  return { code, said };
}

const CROWD = 1500;
const canWait = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')) >= CROWD;

test.skipIf(!canWait)('S-35 who connects while the service is held up waits for it', async () => {
  const { port } = new URL(running.baseUrl);
  process.kill(running.pid, 'SIGSTOP');
  let connected = 0;
  const sockets = Array.from({ length: CROWD }, () => connect(Number(port), '127.0.0.1', () => connected++));
  try {
    await expect.poll(() => connected, { timeout: 5000 }).toBe(CROWD);
  } finally {
    process.kill(running.pid, 'SIGCONT');
    for (const socket of sockets) socket.destroy();
  }
  expect((await fetch(`${running.baseUrl}/health`)).status).toBe(200);
});

test('a bad configuration ends with 2 and names every value', async () => {
  const { code, said } = await runToEnd({ PORT: 'http', ROLE: 'boss' });
  expect(code).toBe(2);
  expect(said).toContain('PORT must be a whole number');
  expect(said).toContain('ROLE must be one of all, api, worker');
});

/** Starts the server where the tools that keep CAD processes in are there, but do nothing. */
function runWithoutWalls(env: Readonly<Record<string, string>>): ChildProcess {
  const tools = ['unshare', 'setpriv', 'prlimit'].map((tool) => `mount --bind /bin/false "$(command -v ${tool})"`);
  const script = `${tools.join(' && ')} && exec "$0" "$1"`;
  return spawn('unshare', ['--mount', 'sh', '-c', script, process.execPath, MAIN], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...env },
  });
}
const canUnshare = process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;

test.skipIf(!canUnshare)(
  'S-51 as root without any wall around the CAD processes it does not start, and says what to do',
  { timeout: 120_000 },
  async () => {
    const child = runWithoutWalls({});
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(said).toMatch(/^As root, QuickQuote does not start where nothing keeps the CAD processes in/);
    expect(said).toContain('CAD_SANDBOX=off');
  },
);

test.skipIf(!canUnshare)(
  'S-51 told to start all the same, it says what is missing as a warning and in its first words',
  { timeout: 120_000 },
  async () => {
    const child = runWithoutWalls({ CAD_SANDBOX: 'off', LOG_LEVEL: 'warn' });
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    try {
      await expect.poll(() => said, { timeout: 110_000 }).toContain('THE SANDBOX OF THE CAD PROCESSES LACKS files, network, programs');
      expect(said).toContain('"missing":["files","network","programs","limits","privileges"]');
    } finally {
      child.kill('SIGKILL');
    }
  },
);

test('a port in use ends with 1 and says what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { code, said } = await runToEnd({ PORT: String(port) });
  taken.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} on 127.0.0.1 is in use by another program.`);
  expect(said).not.toContain('    at ');
});

test('S-39 a commit that does not reach the disk ends the server with the reason; what was acknowledged is there again', {
  timeout: 240_000,
}, async () => {
  const broken = join(dataDir, 'disk-is-broken');
  const preload = join(dataDir, 'break-disk.mjs');
  await writeFile(
    preload,
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; const { fsyncSync } = fs;
    fs.fsyncSync = (descriptor) => { if (fs.existsSync(${JSON.stringify(broken)})) throw new Error('EIO'); fsyncSync(descriptor); };
    syncBuiltinESMExports();`,
  );
  const server = await startServer({ env: { NODE_OPTIONS: `--import=${preload}` } });
  const upload = await uploadFile(server.baseUrl, await readModelFile(join(FIXTURE_MODELS, 'cube-ascii.stl')));
  if (!upload.ok) expect.fail(failureText(upload.body));
  await writeFile(broken, '');
  const lost = uploadFile(server.baseUrl, await readModelFile(join(FIXTURE_MODELS, 'cube-ascii.stl')));
  expect(await lost.then(({ ok }) => ok).catch(() => false)).toBe(false);
  await expect.poll(() => isProcessAlive(server.pid), { timeout: 30_000 }).toBe(false);
  expect(server.output()).toContain('The database has stopped itself. Start again: nothing that was acknowledged is lost.');
  await rm(broken);
  const again = await restartServer(server);
  expect(await finishUpload(again.baseUrl, upload.body)).toMatchObject({ end: 'part' });
  await disposeServer(again);
});

test('a data folder in use ends with 1 and says by whom', async () => {
  const { code, said } = await runToEnd({ DATA_DIR: running.dataDir });
  expect(code).toBe(1);
  expect(said).toContain(`in use by another QuickQuote process (pid ${running.pid})`);
});

test('S-31 no other user reads or writes a file of a running server, be it new or of an earlier version', async () => {
  const { end } = await uploadToEnd(running.baseUrl, await readModelFile(join(FIXTURE_MODELS, 'cube-ascii.stl')));
  expect(end).toBe('part');
  await createAccount(running.baseUrl, running.dataDir);
  const entries = listEntries(running.dataDir);
  for (const kind of ['account-key.pem', 'mail/code.eml', 'blobs/models/', 'blobs/meshes/', 'database/pg_wal/', '/work']) {
    expect(entries.some((entry) => entry.includes(kind))).toBe(true);
  }
  expect(listOpenEntries(running.dataDir)).toEqual([]);
  if (canBeOtherUser) expect(tryAsNobody(entries)).toEqual([]);
});

test('SHOP-01 a started server says how to get its owner first, then where it is and what to do next, and ends with 0 when asked to', async () => {
  for (const text of [`listens on ${running.baseUrl}`, `${running.baseUrl}/app/upload?msp_id=1`, `${running.baseUrl}/dev/mail/`]) {
    expect(running.output()).toContain(text);
  }
  expect(running.output()).toContain('REQUESTS ARE NOT LIMITED');
  const banner = running
    .output()
    .split('\n')
    .filter((line) => line.startsWith('  '));
  expect(banner[0]).toMatch(new RegExp(`^  Set up your shop, once +${running.baseUrl}/app/setup/[\\w-]{43}$`));
  expect((await fetch(`${running.baseUrl}/health`)).status).toBe(200);
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0' } });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Share this link') && resolve());
  });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});
