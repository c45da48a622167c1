import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readModelFile, uploadToEnd } from '#test/support/api-client.ts';
import { fixturePath, PROJECT_ROOT } from '#test/support/project.ts';
import { chooseFirstOffer, quoteParts } from '#test/support/quote-client.ts';
import { layOutImage } from '../../scripts/image/lay-out-image.ts';
import { readDockerfile } from '../../scripts/image/read-dockerfile.ts';
import { type WrittenImage, writeLayout } from '../../scripts/image/write-layout.ts';
import { type RunningContainer, readBundle, runImage } from './run-image.ts';

// The image as it is put together without a container engine, unpacked and run by programs that know nothing of how it was made.

const EPOCH = 1_700_000_000;
const BYTES_PER_MB = 1_000_000;
const MOST_PULLED_MB = 150;
const MOST_UNPACKED_MB = 350;
/** On two cores of their own it takes a few seconds; this machine may do other work. */
const READY_WITHIN_MS = 150_000;
/** The server takes about 200, and one CAD process that rests 150. */
const MOST_IDLE_MB = 400;
/** Until garbage of the start is gone, and the CAD process has rested for a minute. */
const IDLE_WITHIN_MS = 120_000;
const BUILD_WITHIN_MS = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'quickquote-image-test-'));
const bundle = join(folder, 'bundle');
let image: WrittenImage;

async function build(name: string): Promise<WrittenImage> {
  const tree = mkdtempSync(join(folder, 'tree-'));
  layOutImage(PROJECT_ROOT, tree, EPOCH);
  const config = readDockerfile(readFileSync(join(PROJECT_ROOT, 'deploy/Dockerfile'), 'utf8'));
  const written = await writeLayout(tree, config, 'test', EPOCH, join(folder, name));
  rmSync(tree, { recursive: true });
  return written;
}

beforeAll(async () => {
  expect(existsSync(join(PROJECT_ROOT, 'dist/web/index.html')), 'The web app is built.').toBe(true);
  image = await build('image');
  execFileSync('umoci', ['unpack', '--image', `${join(folder, 'image')}:test`, bundle]);
  copyFileSync(join(bundle, 'config.json'), join(bundle, 'umoci.json'));
}, BUILD_WITHIN_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the image', () => {
  test('RUN-01 weighs no more than it may, to pull and on disk', () => {
    console.log(`The image: ${image.compressedBytes / BYTES_PER_MB} MB to pull, ${image.unpackedBytes / BYTES_PER_MB} MB on disk.`);
    expect(image.compressedBytes / BYTES_PER_MB).toBeLessThanOrEqual(MOST_PULLED_MB);
    expect(image.unpackedBytes / BYTES_PER_MB).toBeLessThanOrEqual(MOST_UNPACKED_MB);
  });

  test('RUN-01 has the same digest when it is made again, whatever rights its maker gives to new files', {
    timeout: BUILD_WITHIN_MS,
  }, async () => {
    const before = process.umask(0o077);
    try {
      expect((await build('again')).digest).toBe(image.digest);
    } finally {
      process.umask(before);
    }
  });

  test('RUN-01 is read by other programs as what starts Node without a shell, as nobody special', () => {
    const { process: started } = readBundle(bundle);
    expect(started.args).toEqual(['tini', '--', 'node', 'src/server/main.ts']);
    expect(started.user).toMatchObject({ uid: 1000, gid: 1000 });
    expect(started.env).toContain('DATA_DIR=/data');
  });

  test('RUN-14 has no build tools, and names what it has', () => {
    const rootfs = join(bundle, 'rootfs');
    for (const name of ['vite', 'typescript', 'vitest', 'react', 'three'])
      expect(existsSync(join(rootfs, 'app/node_modules', name)), name).toBe(false);
    const { components } = JSON.parse(readFileSync(join(rootfs, 'usr/share/sbom/quickquote.cdx.json'), 'utf8'));
    const names: readonly string[] = components.map(({ purl }: { readonly purl: string }) => purl);
    expect(names).toContainEqual(expect.stringMatching(/^pkg:npm\/fastify@\d/));
    expect(names).toContainEqual(expect.stringMatching(/^pkg:npm\/node-linux-\w+@24/));
    expect(names).toContainEqual(expect.stringMatching(/^pkg:deb\/debian\/libc6@\d/));
  });
});

const readySchema = z.object({ sandbox: z.array(z.object({ guard: z.string(), holds: z.boolean() })) });

async function listMissingGuards({ baseUrl }: RunningContainer): Promise<readonly string[]> {
  const { sandbox } = readySchema.parse(await (await fetch(`${baseUrl}/ready`)).json());
  return sandbox.filter(({ holds }) => !holds).map(({ guard }) => guard);
}

/** What the container's processes take, in MB, each page that some of them share counted once. */
function measureMemory(id: string): number {
  const pids: readonly number[] = JSON.parse(execFileSync('runc', ['ps', '--format', 'json', id], { encoding: 'utf8' }));
  const sizes = pids.map((pid) => Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** The same, once it is no more than what is allowed, or at the end of the time that it has for it. */
async function measureIdle(id: string): Promise<number> {
  const deadline = Date.now() + IDLE_WITHIN_MS;
  for (;;) {
    const taken = measureMemory(id);
    if (taken <= MOST_IDLE_MB || Date.now() > deadline) return taken;
    await pause(1_000);
  }
}

describe('a container of it, as user 1000 on a root that nobody can write to', () => {
  test('RUN-01 becomes ready, measures and prices a part, is healthy, and stops when it is asked to', {
    timeout: 500_000,
  }, async () => {
    const started = performance.now();
    await using container = await runImage(bundle, join(folder, 'data'), READY_WITHIN_MS, { env: { CAD_PROCESSES: '1' } });
    const upload = await uploadToEnd(container.baseUrl, await readModelFile(fixturePath('knob.stl')));
    expect(upload).toMatchObject({ end: 'part' });
    const parts = upload.end === 'part' ? [upload.part] : [];
    const [line] = await quoteParts(container.baseUrl, parts, await chooseFirstOffer(container.baseUrl));
    console.log(`First price after ${Math.round(performance.now() - started)} ms.`);
    expect(line?.price).toBeGreaterThan(0);
    expect(await listMissingGuards(container)).toEqual([]);
    expect(spawnSync('runc', ['exec', container.id, 'node', 'scripts/health.ts'])).toMatchObject({ status: 0 });
    const idleMb = await measureIdle(container.id);
    console.log(`${Math.round(idleMb)} MB when idle.`);
    expect(idleMb).toBeLessThanOrEqual(MOST_IDLE_MB);
    expect(await container.stop(), container.output()).toBe(0);
  });

  test('RUN-13 without a shell and without namespaces it starts all the same, and says which guards are missing and where to read on', {
    timeout: 400_000,
  }, async () => {
    for (const shell of ['sh', 'dash', 'bash']) rmSync(join(bundle, 'rootfs/usr/bin', shell));
    await using container = await runImage(bundle, join(folder, 'data-without'), READY_WITHIN_MS, {
      forbidden: ['unshare', 'mount', 'setns'],
    });
    expect(await listMissingGuards(container)).toEqual(['files', 'network', 'programs']);
    expect(container.output()).toContain(
      'THE SANDBOX OF THE CAD PROCESSES LACKS files, network, programs: see "What keeps a CAD process in" in SECURITY.md.',
    );
    expect(spawnSync('runc', ['exec', container.id, 'node', 'scripts/health.ts'])).toMatchObject({ status: 0 });
    expect(await container.stop(), container.output()).toBe(0);
  });
});
