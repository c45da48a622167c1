import { expect, test } from 'vitest';
import { createTestClock } from '#test/support/memory/clock.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { newPart } from '#test/support/sample-records.ts';
import { createStorageGuard } from './guard-storage.ts';

const LIMITS = { installationBytes: 1000, providerBytes: 600, addressBytesPerDay: 400 };

function createGuarded() {
  const { parts, rateCards, desk } = createMemoryRecords();
  const clock = createTestClock();
  const guard = createStorageGuard({ parts, rateCards, desk }, clock, LIMITS);
  const upload = async (sizeBytes: number, uploader: string, uploadedFor: string | null = null) => {
    const refusal = await guard.admit({ filename: 'part.stl', sizeBytes, uploader, uploadedFor });
    if (refusal === null) await parts.add({ ...newPart(), sizeBytes, uploader, uploadedFor, createdAt: clock.now() });
    return refusal?.status ?? 'stored';
  };
  return { clock, upload, desk };
}

test('S-35 an address may upload so many bytes a day, and others go on', async () => {
  const { clock, upload } = createGuarded();
  expect([await upload(300, 'a'), await upload(101, 'a'), await upload(100, 'a'), await upload(1, 'a')]).toEqual([
    'stored',
    429,
    'stored',
    429,
  ]);
  expect(await upload(200, 'b')).toBe('stored');
  clock.advance(86_400_000);
  expect(await upload(1, 'a')).toBe('stored');
});

test('S-35 the files of one provider may take so many bytes, and all files together, for as long as they are stored', async () => {
  const { clock, upload } = createGuarded();
  expect([await upload(300, 'a', '1'), await upload(300, 'b', '1'), await upload(1, 'c', '1')]).toEqual(['stored', 'stored', 507]);
  expect([await upload(300, 'c', '2'), await upload(100, 'd'), await upload(1, 'e')]).toEqual(['stored', 'stored', 507]);
  clock.advance(2 * 86_400_000);
  expect([await upload(1, 'c', '1'), await upload(1, 'e')]).toEqual([507, 507]);
});

test('S-35 DESK-09 files of requests take room, too', async () => {
  const { clock, upload, desk } = createGuarded();
  const file = {
    requestId: null,
    line: null,
    filename: 'drawing.pdf',
    type: 'pdf' as const,
    addedBy: 'customer' as const,
    addedAt: clock.now(),
  };
  await desk.addFile({ ...file, id: 'f-1', providerId: '1', sizeBytes: 500 });
  await desk.addFile({ ...file, id: 'f-2', providerId: '2', sizeBytes: 300 });
  expect([await upload(101, 'a', '1'), await upload(100, 'a', '1'), await upload(101, 'b'), await upload(100, 'b')]).toEqual([
    507,
    'stored',
    507,
    'stored',
  ]);
});
