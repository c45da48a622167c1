// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { folderOf, readDropped } from './read-dropped.ts';

type Tree = { readonly [name: string]: File | Tree };

/** A dropped file or folder as browsers tell it: folders in pieces of two, the last of them empty. */
function entryOf(name: string, node: File | Tree, above = ''): FileSystemEntry {
  const fullPath = `${above}/${name}`;
  if (node instanceof File) {
    return { isFile: true, isDirectory: false, name, fullPath, file: (done: FileCallback) => done(node) } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const left = Object.entries(node).map(([each, of]) => entryOf(each, of, fullPath));
    return { readEntries: (done: FileSystemEntriesCallback) => done(left.splice(0, 2)) };
  };
  return { isFile: false, isDirectory: true, name, fullPath, createReader } as unknown as FileSystemEntry;
}

const drop = (entries: readonly FileSystemEntry[], files: readonly File[] = []) =>
  readDropped({
    items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })),
    files,
  } as unknown as DataTransfer);

const file = (name: string) => new File(['solid'], name);

test('LOOK-06 a dropped folder brings all files in it and in its folders, each knowing where it lay', async () => {
  const [bolt, nut10, nut9, plate, loose] = ['bolt.stl', 'nut 10.stl', 'nut 9.stl', 'plate.step', 'loose.stl'].map(file) as [
    File,
    File,
    File,
    File,
    File,
  ];
  const left = { 'nut 10.stl': nut10, 'nut 9.stl': nut9, empty: {}, 'bolt.stl': bolt };
  const found = await drop([entryOf('gearbox', { left, 'plate.step': plate }), entryOf('loose.stl', loose)]);
  expect(found.map((each) => [each.name, folderOf(each)])).toEqual([
    ['bolt.stl', 'gearbox/left'],
    ['nut 9.stl', 'gearbox/left'],
    ['nut 10.stl', 'gearbox/left'],
    ['plate.step', 'gearbox'],
    ['loose.stl', ''],
  ]);
});

test('LOOK-06 files without a folder are taken as they were dropped, and a folder that can not be read keeps no other from being taken', async () => {
  const one = file('one.stl');
  expect(await drop([entryOf('one.stl', one)], [one])).toEqual([one]);
  const broken = {
    isFile: false,
    isDirectory: true,
    fullPath: '/locked',
    createReader: () => ({ readEntries: (_: unknown, fail: () => void) => fail() }),
  };
  expect(await drop([broken as unknown as FileSystemEntry, entryOf('one.stl', one)])).toEqual([one]);
});

test('LOOK-06 a file that was chosen with its folder knows that, too', () => {
  const chosen = Object.defineProperty(file('a.stl'), 'webkitRelativePath', { value: 'gearbox/left/a.stl' });
  expect([folderOf(chosen), folderOf(file('a.stl'))]).toEqual(['gearbox/left', '']);
});
