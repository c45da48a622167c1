import { expect, test } from 'vitest';
import type { DeskRequest } from '#server/ports/records/desk-records.ts';
import type { PartRecord } from '#server/ports/records/records.ts';
import { createMemoryRecords } from '#test/support/memory/records.ts';
import { listArchive } from './list-archive.ts';

const SIZE = { dimensions: { x: 203.2, y: 304.8, z: 12.7 }, unit: 'cm' };

async function listNames(filenames: readonly string[]): Promise<readonly string[]> {
  const records = createMemoryRecords();
  const parts = filenames.map((filename, n) => ({ id: `part ${n}`, internalFilename: `${n}.stl`, filename, body: null }) as PartRecord);
  const wishes = { tolerances: '', threads: '', note: '' };
  const lines = parts.map(({ id, filename }) => ({
    partId: id,
    filename,
    quantity: 1,
    material: '',
    color: '',
    finish: '',
    wishes,
    ...SIZE,
  }));
  const present = { request: { lines }, order: null, files: [] } as unknown as DeskRequest;
  const find = { ...records, parts: { ...records.parts, findManyById: async () => parts } };
  return (await listArchive({ records: find }, present)).map(({ name }) => name);
}

test.for(['../../etc/passwd', '/root.stl', 'C:\\x.stl', '..', 'a\u0000b.stl', '.hidden.stl'])(
  'SHOP-20 S-22 no name in an archive leads out of it: %j',
  async (name) => {
    const [list, model] = await listNames([name]);
    expect(list).toBe('parts.csv');
    expect(model).toMatch(/^models\/[^/\\:\p{Cc}.][^/\\:\p{Cc}]*$/u);
  },
);

test('SHOP-20 files of one name are told apart, also where capitals count for nothing', async () => {
  const names = await listNames(['a.stl', 'A.stl', 'a (2).stl', 'a.stl']);
  expect(names).toEqual(['parts.csv', 'models/a.stl', 'models/A (2).stl', 'models/a (2) (2).stl', 'models/a (3).stl']);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test('SHOP-20 LOOK-11 a file whose part is gone is listed, and said to be, with the size in the unit that an STL was read in', async () => {
  const records = createMemoryRecords();
  const wishes = { tolerances: 'H7', threads: '', note: '' };
  const lines = [{ partId: 'gone', filename: 'old.stl', quantity: 3, material: 'PLA', color: '', finish: '', wishes, ...SIZE }];
  const [list, ...files] = await listArchive({ records }, { request: { lines }, order: null, files: [] } as unknown as DeskRequest);
  expect(files).toEqual([]);
  expect(list?.content).toEqual({
    text: expect.stringMatching(/\r\n1,old\.stl,3,203\.2 × 304\.8 × 12\.7 cm,PLA,,,H7,.*No longer stored\r\n$/),
  });
});
