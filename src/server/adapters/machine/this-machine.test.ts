import { closeSync, mkdtempSync, openSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createThisMachine } from './this-machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'quickquote-machine-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('S-39 the free space is that of the disk below the data folder, be it there yet or not', async () => {
  const { bsize, blocks } = statfsSync(folder);
  const free = await createThisMachine(folder).countFreeBytes();
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(bsize * blocks);
  expect(await createThisMachine(join(folder, 'later')).countFreeBytes()).toBe(Number.POSITIVE_INFINITY);
});

test.skipIf(process.platform !== 'linux')('S-39 what is opened takes from the descriptors that are free', async () => {
  const machine = createThisMachine(folder);
  const before = await machine.countFreeDescriptors();
  const opened = Array.from({ length: 200 }, () => openSync(folder, 'r'));
  const during = await machine.countFreeDescriptors();
  for (const descriptor of opened) closeSync(descriptor);
  const taken = (before ?? 0) - (during ?? 0);
  // The test's own process opens and closes others meanwhile.
  expect(taken).toBeGreaterThan(150);
  expect(taken).toBeLessThan(250);
});
