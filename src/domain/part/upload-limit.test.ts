import { describe, expect, test } from 'vitest';
import { ACCEPTED_EXTENSIONS, formatOfFilename, isUploadSizeAllowed } from './upload-limit.ts';

describe('UPL-06 a file must be under 50 MB', () => {
  test.each([
    [0, true],
    [50 * 1024 ** 2 - 1, true],
    [50 * 1024 ** 2, false],
    [50 * 1024 ** 2 + 1, false],
  ])('UPL-06 a file of %i bytes may be uploaded: %s', (sizeBytes, allowed) => {
    expect(isUploadSizeAllowed(sizeBytes)).toBe(allowed);
  });
});

describe('UPL-05 file names tell the format', () => {
  test.each([
    ['part.stl', 'stl'],
    ['PART.STEP', 'step'],
    ['a.b.stp', 'step'],
    ['cube 10x10.IGS', 'iges'],
    ['x.iges', 'iges'],
    ['x.obj', null],
    ['stl', null],
    ['', null],
    ['x.constructor', null],
  ] as const)('UPL-05 the name %s promises %s', (filename, format) => {
    expect(formatOfFilename(filename)).toBe(format);
  });
});

test('UPL-05 the accepted endings are the five of the specification, and each names a format', () => {
  expect([...ACCEPTED_EXTENSIONS].sort()).toEqual(['.iges', '.igs', '.step', '.stl', '.stp']);
  for (const extension of ACCEPTED_EXTENSIONS) expect(formatOfFilename(`part${extension}`)).not.toBeNull();
});
