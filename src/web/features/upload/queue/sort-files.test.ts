import { expect, test } from 'vitest';
import { sortFiles } from './sort-files.ts';

function fileOf(name: string, size: number): File {
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const LIMIT = 50 * 1024 ** 2;

test.each([
  ['part.stl', 1, 'accepted'],
  ['part.STEP', LIMIT - 1, 'accepted'],
  ['part.stp', 10, 'accepted'],
  ['part.igs', 10, 'accepted'],
  ['part.iges', 10, 'accepted'],
  ['part.stl', LIMIT, 'oversized'],
  ['part.stl', LIMIT + 1, 'oversized'],
  ['part.stl', 0, 'unreadable'],
  ['photo.png', 10, 'unreadable'],
  ['stl', 10, 'unreadable'],
  ['part.stl.exe', 10, 'unreadable'],
  ['film.mov', LIMIT * 2, 'unreadable'],
] as const)('UPL-05 UPL-06 %s of %i bytes is %s', (name, size, fate) => {
  const sorted = sortFiles([fileOf(name, size)]);
  expect({ accepted: sorted.accepted.length, oversized: sorted.oversized.length, unreadable: sorted.unreadable.length }).toEqual({
    accepted: 0,
    oversized: 0,
    unreadable: 0,
    [fate]: 1,
  });
});

test('UPL-06 one oversized file does not hold up the others', () => {
  const sorted = sortFiles([fileOf('a.stl', 1), fileOf('b.stl', LIMIT), fileOf('c.step', 2)]);
  expect(sorted.accepted.map(({ name }) => name)).toEqual(['a.stl', 'c.step']);
});

test('LOOK-06 what is no model in a folder is left out and counted, unless nothing else was in it', () => {
  const inFolder = (name: string) => Object.defineProperty(new File(['solid'], name), 'webkitRelativePath', { value: `gearbox/${name}` });
  const [bolt, notes, image] = [inFolder('bolt.stl'), inFolder('notes.txt'), inFolder('photo.png')];
  expect(sortFiles([bolt, notes, image])).toMatchObject({ accepted: [bolt], unreadable: [], leftOut: 2 });
  expect(sortFiles([notes])).toMatchObject({ accepted: [], unreadable: [{ file: notes }], leftOut: 0 });
  expect(sortFiles([bolt, new File(['x'], 'notes.txt')])).toMatchObject({ accepted: [bolt], unreadable: [{}], leftOut: 0 });
});
