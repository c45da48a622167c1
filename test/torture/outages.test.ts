import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelFile, readModelFile, uploadFile, uploadToEnd } from '#test/support/api-client.ts';
import { fixturePath } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { parseMail, readMails, type StoredMail } from '#test/support/read-mails.ts';
import { createDataDir, disposeServer, findFreePort, type RunningServer, startServer } from '#test/support/start-server.ts';
import { TORTURE_SCALE } from './scale.ts';
import { expectParts, expectRequestMails, sendVisitors, type Visitors } from './visitors.ts';

const WITHIN_MS = TORTURE_SCALE.outageMs + 400_000;
const CALM_MS = 1_500;
const DISK_MB = 700;

let files: readonly ModelFile[];

beforeAll(async () => {
  files = await Promise.all(['assembly.step', 'flange.iges', 'knob.stl'].map((name) => readModelFile(fixturePath(name))));
});

describe.skipIf(!canMount())('a full disk', () => {
  let dataDir: string;
  let server: RunningServer;
  const ballast = () => join(dataDir, 'ballast');

  beforeAll(async () => {
    dataDir = await createDataDir();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', dataDir]);
    server = await startServer({ dataDir });
  });

  afterAll(async () => {
    await server.stop();
    execFileSync('umount', [dataDir]);
    await rm(dataDir, { recursive: true });
  });

  test('S-39 nothing acknowledged is lost or condemned, and all goes on when there is space again', { timeout: WITHIN_MS }, async () => {
    const visitors = await visit(server);
    await fillDisk();
    await expectRefusal(server, 507, /disk is full/);
    await pause(TORTURE_SCALE.outageMs);
    await rm(ballast());
    await expectRecovery(server, visitors);
  });

  test('S-39 a start on a full disk says in a sentence which folder needs how much', { timeout: WITHIN_MS }, async () => {
    const small = await createDataDir();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', small]);
    const said = await startServer({ dataDir: small }).then(() => 'It started.', String);
    execFileSync('umount', [small]);
    await rm(small, { recursive: true });
    expect(said).toContain(`The disk is full: to start, ${small} needs 64 MB of free space, and there are 1`);
    expect(said).not.toContain('Aborted');
    expect(said).not.toContain('    at ');
  });

  async function fillDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(ballast(), Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => expect(error.code).toBe('ENOSPC'));
  }
});

describe.skipIf(process.platform !== 'linux')('no free descriptors', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer();
  });

  afterAll(() => disposeServer(server));

  test('S-39 nothing acknowledged is lost or condemned, and all goes on when there are some again', { timeout: WITHIN_MS }, async () => {
    const visitors = await visit(server);
    const most = /^Max open files +(\d+)/m.exec(readFileSync(`/proc/${server.pid}/limits`, 'utf8'))?.[1];
    limitDescriptors(readdirSync(`/proc/${server.pid}/fd`).length);
    await expectRefusal(server, 503, /too much open/);
    await pause(TORTURE_SCALE.outageMs);
    limitDescriptors(Number(most));
    await expectRecovery(server, visitors);
  });

  function limitDescriptors(most: number): void {
    execFileSync('prlimit', [`--nofile=${most}:`, '--pid', String(server.pid)]);
  }
});

describe('no mail server', () => {
  let server: RunningServer;
  let smtpPort: number;
  const received: StoredMail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      buffer(stream).then((bytes) => {
        received.push(parseMail(bytes.toString()));
        done();
      }, done);
    },
  });

  beforeAll(async () => {
    smtpPort = await findFreePort();
    server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
  });

  afterAll(async () => {
    await disposeServer(server);
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  test('S-39 SUB-07 every mail goes out once when there is one again', { timeout: WITHIN_MS }, async () => {
    const visitors = await visit(server);
    await pause(TORTURE_SCALE.outageMs);
    await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', resolve));
    expect((smtp.server.address() as AddressInfo).port).toBe(smtpPort);
    await visitors.stop();
    await expectRequestMails(async () => received, visitors.acknowledged);
  });
});

async function visit(server: RunningServer): Promise<Visitors> {
  const first = await uploadToEnd(server.baseUrl, await readModelFile(fixturePath('bracket.step')));
  if (first.end !== 'part') expect.fail(first.message);
  const lines = await quoteParts(server.baseUrl, [first.part], await chooseFirstOffer(server.baseUrl));
  const visitors = sendVisitors(() => server, files, lines);
  await pause(CALM_MS);
  return visitors;
}

/** Some connections may be broken off, but whoever gets an answer gets it in words. */
async function expectRefusal(server: RunningServer, status: number, words: RegExp): Promise<void> {
  const { bytes } = await readModelFile(fixturePath('knob.stl'));
  const upload = () => uploadFile(server.baseUrl, { name: 'refused.stl', bytes }).catch(() => null);
  const refusal = { ok: false, status, body: { error: { message: expect.stringMatching(words) } } };
  await expect.poll(upload, { timeout: 30_000, interval: 200 }).toMatchObject(refusal);
}

/** The visitors' calls are answered again, and what was acknowledged before and during the outage is whole. */
async function expectRecovery(server: RunningServer, visitors: Visitors): Promise<void> {
  const { uploads, requests } = visitors.acknowledged;
  const before = [uploads.length, requests.length] as const;
  const goesOn = expect.poll(() => uploads.length > before[0] && requests.length > before[1], { timeout: 60_000, interval: 500 });
  await goesOn.toBe(true).catch((cause: unknown) => {
    const counts = `${before} uploads and requests before, ${uploads.length},${requests.length} after`;
    throw new Error(`It does not go on: ${counts}. The server printed:\n${server.output()}`, { cause });
  });
  await visitors.stop();
  await expectParts(server, visitors.acknowledged);
  await expectRequestMails(() => readMails(server.dataDir), visitors.acknowledged);
}

/** Mounting a small disk takes root's rights, which a container may not have even as root. */
function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
}
