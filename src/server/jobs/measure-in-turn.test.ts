import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryBlobStore } from '#test/support/memory/blob-store.ts';
import { createTestClock, type TestClock } from '#test/support/memory/clock.ts';
import { createMemoryLog, type MemoryLog } from '#test/support/memory/log.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { createMemoryStatusFeed } from '#test/support/memory/status-feed.ts';
import { newPart } from '#test/support/sample-records.ts';
import { createScriptedCad, measureCube } from '#test/support/scripted-cad.ts';
import { modelBlob } from '../ports/blob-store.ts';
import type { CadRunner } from '../ports/cad-runner.ts';
import { NO_TRACING } from '../ports/tracing.ts';
import { firstLevel } from '../services/parts/upload-model.ts';
import type { Ports } from '../services/shared/ports.ts';
import { measureInTurn } from './measure-in-turn.ts';
import { type Workers, workThrough } from './work-through.ts';

const SLICE_MS = 1_001;
let ports: Pick<Ports, 'records' | 'blobs' | 'feed'> & { clock: TestClock; cad: CadRunner };
let workFolder: string;
let workers: Workers;
/** The sizes of the files that are being measured, by which they are told apart; a file of 5 bytes is a cube and done at once. */
let measuring: number[];
let stopped: number[];
const CUBE_BYTES = 5;
let log: MemoryLog;
const reported = () => log.lines.filter(({ level }) => level === 'error');

beforeEach(async () => {
  measuring = [];
  stopped = [];
  log = createMemoryLog();
  workFolder = await mkdtemp(join(tmpdir(), 'quickquote-turns-'));
  const clock = createTestClock();
  const cad: CadRunner = { ...createScriptedCad(), size: 2, measure: measureUntilStopped };
  ports = { records: createMemoryRecords(), blobs: createMemoryBlobStore(), feed: createMemoryStatusFeed(), clock, cad };
  workers = workThrough(measureInTurn({ ...ports, log, tracing: NO_TRACING }, workFolder, () => false));
});
afterEach(async () => {
  await workers.stop(0);
  await rm(workFolder, { recursive: true, force: true });
});

/** Its sha256 tells the size. */
const measureUntilStopped: CadRunner['measure'] = (request, onConverted, stop) => {
  const size = Number(request.sha256);
  if (size === CUBE_BYTES) return measureCube(request, onConverted);
  measuring.push(size);
  return new Promise((resolve) => {
    stop?.addEventListener('abort', () => {
      measuring.splice(measuring.indexOf(size), 1);
      stopped.push(size);
      resolve({ outcome: 'failed', code: 'STOPPED', message: 'Not for customers.' });
    });
  });
};

async function upload(sizeBytes: number, uploader = 'somebody'): Promise<string> {
  const part = { ...newPart(), sizeBytes, sha256: String(sizeBytes), uploader, level: firstLevel(sizeBytes), createdAt: ports.clock.now() };
  await ports.blobs.put(modelBlob(part.internalFilename), Readable.from([Buffer.from('solid')]));
  await ports.records.parts.add(part);
  workers.wake();
  return part.id;
}
const stateOf = async (id: string) => (await ports.records.parts.findById(id))?.state;
const levelOf = async (id: string) => (await ports.records.parts.findById(id))?.level;

test('S-34 while files that never end hold what they may, every cube is measured within seconds, and one of them goes on', async () => {
  const hostile: string[] = [];
  for (const size of [101, 102, 103, 104, 105, 106, 107, 108]) hostile.push(await upload(size));
  await expect.poll(() => measuring).toHaveLength(2);
  const waitedMs: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const cube = await upload(CUBE_BYTES, 'customer');
    const since = ports.clock.now().getTime();
    const pass = () => ports.clock.advance(100);
    await expect.poll(() => stateOf(cube).finally(pass), { timeout: 20_000 }).toBe('measured');
    waitedMs.push(ports.clock.now().getTime() - since);
  }
  expect(Math.max(...waitedMs)).toBeLessThan(5_000);
  const [settled = 0] = measuring;
  expect(stopped).not.toContain(settled);
  expect(new Set(await Promise.all(hostile.map(stateOf)))).toEqual(new Set(['received']));
  expect(reported()).toEqual([]);
});

test('S-34 a large file that somebody’s small one waits for gives way at once, and waits on its level for another turn', async () => {
  const first = await upload(2_000_001);
  await expect.poll(() => measuring).toEqual([2_000_001]);
  const second = await upload(2_000_002);
  await expect.poll(() => measuring).toEqual([2_000_001, 2_000_002]);
  const cube = await upload(CUBE_BYTES, 'customer');
  await expect.poll(() => stateOf(cube), { timeout: 10_000 }).toBe('measured');
  expect(stopped).toEqual([2_000_002]);
  expect([await levelOf(first), await levelOf(second)]).toEqual([1, 1]);
  await expect.poll(() => measuring, { timeout: 10_000 }).toEqual([2_000_001, 2_000_002]);
});

test('S-34 where nobody waits slow files keep all the seats', async () => {
  await Promise.all([upload(101), upload(102)]);
  await expect.poll(() => measuring).toHaveLength(2);
  ports.clock.advance(10_000);
  const looked = ports.records.parts.isWaiting;
  const asked = Promise.withResolvers<void>();
  let times = 0;
  ports.records.parts.isWaiting = (now, below) => {
    times += 1;
    if (times === 3) asked.resolve();
    return looked(now, below);
  };
  await asked.promise;
  expect(stopped).toEqual([]);
  expect(measuring).toHaveLength(2);
});

test('S-34 a file that outlived its slice comes back a level higher', async () => {
  const ids = [await upload(101), await upload(102)];
  await expect.poll(() => measuring).toHaveLength(2);
  ports.clock.advance(SLICE_MS);
  await upload(103, 'another');
  await expect.poll(() => measuring, { timeout: 10_000 }).toContain(103);
  expect(stopped).toHaveLength(1);
  expect(await Promise.all(ids.map(levelOf))).toEqual([101, 102].map((size) => (stopped.includes(size) ? 1 : 0)));
});

test('UPL-09 a part whose measuring broke on our side waits a moment, then a longer one, and is measured in the end', async () => {
  const { withLocalFile } = ports.blobs;
  ports.blobs.withLocalFile = async () => {
    throw new Error('The store is away.');
  };
  const cube = await upload(CUBE_BYTES);
  await expect.poll(reported).toHaveLength(1);
  workers.wake();
  expect(await stateOf(cube)).toBe('received');
  ports.clock.advance(1_000);
  workers.wake();
  await expect.poll(reported, { timeout: 10_000 }).toHaveLength(2);
  ports.blobs.withLocalFile = withLocalFile;
  ports.clock.advance(1_000);
  workers.wake();
  await expect.poll(() => stateOf(cube), { timeout: 10_000 }).toBe('measured');
});
