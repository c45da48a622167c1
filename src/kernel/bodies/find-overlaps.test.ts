import { expect, test } from 'vitest';
import { divideFacets } from '#test/support/read-facets.ts';
import { extrudedMesh, movedMesh } from '#test/support/solids.ts';
import { cubeFacets, type Facet, facetsOf, turnFacets } from '#test/support/stl-samples.ts';
import { findOverlaps } from './find-overlaps.ts';

function overlapsOf(...files: readonly (readonly Facet[])[]) {
  // Each in a file of its own: bodies that touch in one STL are one surface.
  return findOverlaps(files.flatMap((facets) => divideFacets(facets).bodies));
}

function bar(sides: number, radius: number, z: number, length: number, turn = 0): Facet[] {
  const rim = Array.from({ length: sides }, (_, side) => turn + (2 * Math.PI * side) / sides).map(
    (angle) => [radius * Math.cos(angle), radius * Math.sin(angle)] as const,
  );
  return facetsOf(movedMesh(extrudedMesh(rim, length), 1, [0, 0, z]));
}

test.each([
  ['cubes that overlap are counted', [cubeFacets(), cubeFacets(10, [9, 0.5, 0.25]), cubeFacets(10, [50, 0, 0])], 2, 3000 - 9.5 * 9.75],
  ['one body within another is counted once', [cubeFacets(20), cubeFacets(5, [3, 3, 3])], 2, 8000],
  ['what three bodies share is taken off once', [cubeFacets(), cubeFacets(), cubeFacets()], 3, 1000],
])('HOLD-07 %s, and their union is told', (_what, cubes, bodies, unionMm3) => {
  expect(overlapsOf(...cubes)).toEqual({ bodies, unionMm3: expect.closeTo(unionMm3, -1), touching: true });
});

test.each([
  ['in faces', [10, 0, 0], true],
  ['in parts of faces', [10, 7, 3], true],
  ['in an edge', [10, 10, 0], false],
  ['nowhere', [10.1, 0, 0], false],
] as const)('HOLD-07 cubes that touch %s do not overlap', (_where, at, touching) => {
  expect(overlapsOf(cubeFacets(), cubeFacets(10, at))).toEqual({ bodies: 0, unionMm3: 2000, touching });
});

test('HOLD-07 a pin in its hole touches, though the chords of the two cut into each other', () => {
  const ring = bar(64, 20, 0, 10);
  const hole = turnFacets(bar(20, 4, 2, 6, 0.07));
  const pin = bar(20, 4, 2, 6);
  expect(overlapsOf([...ring, ...hole], pin)).toMatchObject({ bodies: 0, touching: true });
});

test('HOLD-07 a body in another one’s cavity lies apart', () => {
  const hollow = [...cubeFacets(20), ...turnFacets(cubeFacets(16, [2, 2, 2]))];
  expect(overlapsOf(hollow, cubeFacets(5, [7, 7, 7]))).toMatchObject({ bodies: 0, touching: false });
});
