import { expect, test } from 'vitest';
import { BlobError } from '../../ports/blob-store.ts';
import { createResourceGuard, RESERVE_BYTES, shortageIn } from './guard-resources.ts';

function guardOf(freeBytes: number, freeDescriptors: number | null, holdsMs?: number) {
  const machine = { freeBytes, freeDescriptors, looks: 0 };
  const guard = createResourceGuard(
    {
      countFreeBytes: async () => {
        machine.looks += 1;
        return machine.freeBytes;
      },
      countFreeDescriptors: async () => machine.freeDescriptors,
    },
    holdsMs,
  );
  return { machine, find: async (bytes?: number) => (await guard.findShortage(bytes))?.resource ?? null };
}

test('S-39 a reserve of the disk is kept, beside what is to be stored', async () => {
  const { find } = guardOf(RESERVE_BYTES + 1000, 1000);
  expect([await find(), await find(1000), await find(1001)]).toEqual([null, null, 'storage']);
  expect(await guardOf(RESERVE_BYTES - 1, 1000).find()).toBe('storage');
});

test('S-39 a reserve of descriptors is kept, where the platform tells how many there are', async () => {
  expect(await guardOf(RESERVE_BYTES, 64).find()).toBeNull();
  expect(await guardOf(RESERVE_BYTES, 63).find()).toBe('descriptors');
  expect(await guardOf(RESERVE_BYTES, null).find()).toBeNull();
});

test('S-39 the machine is looked at once however many ask, and again when the answer no longer holds', async () => {
  const held = guardOf(0, null, 3_600_000);
  await Promise.all([held.find(), held.find(), held.find()]);
  expect(held.machine.looks).toBe(1);
  const fresh = guardOf(0, null, 0);
  expect(await fresh.find()).toBe('storage');
  fresh.machine.freeBytes = RESERVE_BYTES;
  expect(await fresh.find()).toBeNull();
});

test.each([
  ['ENOSPC', 507],
  ['EDQUOT', 507],
  ['53100', 507],
  ['EMFILE', 503],
  ['ENFILE', 503],
  ['EACCES', null],
])('S-39 %s below other errors is known as a shortage', (code, status) => {
  const cause = Object.assign(new Error('write failed'), { code });
  const error = new BlobError('BLOB_UNAVAILABLE', 'The disk refused to store a file.', { cause });
  expect(shortageIn(error)?.status ?? null).toBe(status);
});
