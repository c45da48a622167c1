import { expect, test } from 'vitest';
import { facePatch } from './face-patch.ts';

// A roof over the square from (0, 0) to (2, 2) with its ridge at x = 1, after two corners of another face.
const positions = new Float32Array([9, 9, 9, 9, 9, 9, 0, 0, 0, 1, 0, 0.25, 1, 2, 0.25, 0, 2, 0, 2, 0, 0, 2, 2, 0]);
const roof = facePatch(positions, new Uint32Array([2, 3, 4, 2, 4, 5, 3, 6, 7, 3, 7, 4]));

test('finds the corners that no neighbour overtops, counted from the face’s first', () => {
  expect(roof.crests([0, 0, 1])).toEqual([
    { node: 2, height: 0.25 },
    { node: 3, height: 0.25 },
  ]);
  expect(roof.crests([0.1, 1, 0]).map(({ node }) => node)).toEqual([6]);
  expect(roof.highest([0, 0, 2])).toBe(0.5);
});
