import type { OcctMesh } from 'occt-import-js';
import { expect, test } from 'vitest';
import { joinMeshes } from './join-meshes.ts';

const triangle: OcctMesh = {
  name: 'a',
  brep_faces: [{ first: 0, last: 0, color: null }],
  attributes: { position: { array: [0, 0, 0, 1, 0, 0, 0, 1, 0] }, normal: { array: [0, 0, 1, 0, 0, 1, 0, 0, 1] } },
  index: { array: [0, 1, 2] },
};

test('VIEW-12 bodies and faces keep their own colours in the one mesh', () => {
  const red = { ...triangle, color: [1, 0, 0] };
  const greenFace = { ...triangle, color: [0, 0, 1], brep_faces: [{ first: 0, last: 0, color: [0, 1, 0] }] };
  const { colors, indices, faces, positions } = joinMeshes([red, greenFace, triangle]);
  expect([...indices]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([...faces]).toEqual([0, 1, 2]);
  expect(positions).toHaveLength(27);
  expect([...(colors?.slice(0, 4) ?? [])]).toEqual([65535, 0, 0, 65535]);
  expect([...(colors?.slice(12, 16) ?? [])]).toEqual([0, 65535, 0, 65535]);
  expect(colors?.slice(24, 27).every((value) => value > 20_000)).toBe(true);
});

test('a file without colours brings none, and without normals is shaded flat', () => {
  const bare = { ...triangle, attributes: { position: triangle.attributes.position } };
  const { colors, normals } = joinMeshes([triangle, bare]);
  expect([colors, normals]).toEqual([null, null]);
});
