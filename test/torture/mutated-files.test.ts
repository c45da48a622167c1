import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import { type ModelFile, uploadToEnd } from '#test/support/api-client.ts';
import { isProcessAlive } from '#test/support/child-processes.ts';
import { expectCustomerWords } from '#test/support/customer-words.ts';
import { findSharedModels, PROJECT_ROOT } from '#test/support/project.ts';
import { createRandom } from '#test/support/random.ts';
import { disposeServer, type RunningServer, startServer } from '#test/support/start-server.ts';
import { mutateFile } from './mutate-file.ts';
import { TORTURE_SCALE } from './scale.ts';

const DEADLINE_SECONDS = 10;
/** Deadline, stopping the process, its successor's start and the client's turn. */
const LIMIT_MS = 4 * DEADLINE_SECONDS * 1000;
const AT_ONCE = 2;
const BATCH = 100;
/** Larger ones are as telling and take longer. */
const LARGEST_SEED_BYTES = 200_000;

let server: RunningServer;
let seeds: readonly ModelFile[];

beforeAll(async () => {
  seeds = await readSeeds();
  server = await startServer({ env: { CAD_DEADLINE_SECONDS: String(DEADLINE_SECONDS), CAD_PROCESSES: String(AT_ONCE) } });
});

afterAll(() => disposeServer(server));

describe('damaged files', () => {
  const batches = Array.from({ length: TORTURE_SCALE.mutatedFiles / BATCH }, (_, batch) => ({
    from: batch * BATCH + 1,
    to: (batch + 1) * BATCH,
  }));

  test.each(batches)('S-21 UPL-14 files $from to $to are each answered in time, as a part or in words', async ({ from, to }) => {
    const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    await Promise.all(Array.from({ length: AT_ONCE }, () => uploadAll(numbers)));
    expect(isProcessAlive(server.pid)).toBe(true);
    expect((await fetch(`${server.baseUrl}/health`)).status).toBe(200);
  });
});

/** Takes number after number from the list until it is empty. */
async function uploadAll(numbers: number[]): Promise<void> {
  for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
    const random = createRandom(number);
    const seed = random.pick(seeds);
    const started = Date.now();
    const end = await uploadToEnd(server.baseUrl, { name: seed.name, bytes: mutateFile(seed.bytes, random) });
    if (end.end === 'refused') expectCustomerWords(end.message);
    expect(Date.now() - started, `number ${number}, made from ${seed.name}`).toBeLessThan(LIMIT_MS);
  }
}

async function readSeeds(): Promise<readonly ModelFile[]> {
  const folders = [join(PROJECT_ROOT, 'test/fixtures/models'), findSharedModels()].filter((folder) => folder !== null);
  const files = await Promise.all(folders.map(readSmallModels));
  return files.flat();
}

async function readSmallModels(folder: string): Promise<readonly ModelFile[]> {
  const names = (await readdir(folder)).sort().filter((name) => formatOfFilename(unpackedName(name)) !== null);
  const files: ModelFile[] = [];
  for (const name of names) {
    const packed = await readFile(join(folder, name));
    const bytes = new Uint8Array(name === unpackedName(name) ? packed : gunzipSync(packed));
    if (bytes.length > 0 && bytes.length <= LARGEST_SEED_BYTES) files.push({ name: unpackedName(name), bytes });
  }
  return files;
}

function unpackedName(name: string): string {
  return name.replace(/\.gz$/, '');
}
