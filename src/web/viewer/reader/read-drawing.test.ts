import { expect, test } from 'vitest';
import { readDrawing } from './read-drawing.ts';

const normals = new Float32Array(27);
/** Two faces, of one triangle and of two. */
const drawing = {
  positions: Float32Array.from({ length: 27 }, (_, n) => n),
  normals,
  indices: Uint32Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8),
  trianglesOfFace: Uint32Array.of(1, 0, 2),
  faceOfTriangle: Uint32Array.of(0, 2, 2),
  edgeSegments: new Float32Array(6),
  edgeOfSegment: Uint32Array.of(0),
  edgeFigures: [{ lengthMm: 1, radiusMm: null }],
  colors: null,
  branches: [],
  describeFace: () => null,
};

test('VIEW-12 LOOK-15 faces are told apart and keep their own colours in the one mesh', () => {
  const { colors, features } = readDrawing({ ...drawing, colors: [[1, 0, 0], [0, 0, 1], null] });
  expect([...(features?.faceOfTriangle ?? [])]).toEqual([0, 2, 2]);
  expect([...(colors?.slice(0, 4) ?? [])]).toEqual([65535, 0, 0, 65535]);
  expect([...(colors?.slice(8, 12) ?? [])]).toEqual([65535, 0, 0, 65535]);
  expect(colors?.slice(12, 15).every((value) => value > 20_000 && value < 50_000)).toBe(true);
});

test('VIEW-12 the branches of an assembly have the triangles of their faces', () => {
  const branch = { name: 'as1', depth: 0, firstFace: 0, faces: 3 };
  const branches = [branch, { ...branch, depth: 1, faces: 1 }, { ...branch, depth: 1, firstFace: 1, faces: 2 }];
  const { branches: read = [], ...mesh } = readDrawing({ ...drawing, branches });
  expect(mesh).toMatchObject({ colors: null, normals });
  expect(read.map(({ depth, firstTriangle, triangles }) => [depth, firstTriangle, triangles])).toEqual([
    [0, 0, 3],
    [1, 0, 1],
    [1, 1, 2],
  ]);
});
