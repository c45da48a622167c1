import { expect, test } from 'vitest';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { readStlMesh } from '../reader/read-stl-mesh.ts';
import { centreMesh } from './centre-mesh.ts';
import { drawBorders, findEdges } from './find-edges.ts';
import type { ReadMesh } from './read-mesh.ts';

function cube(): ReadMesh {
  const read = readStlMesh(binaryStl(cubeFacets(10, [5, 6, 7])));
  if (read.outcome === 'refused') throw new Error(read.message);
  return read.mesh;
}

test('a cube has twelve edges, and its facets none', () => {
  const segments = drawBorders(findEdges(cube()));
  expect(segments).toHaveLength(12 * 6);
  for (let n = 0; n < segments.length; n += 6) {
    const [x, y, z] = [0, 1, 2].map((axis) => Math.abs((segments[n + axis] ?? 0) - (segments[n + 3 + axis] ?? 0)));
    expect([x, y, z].sort()).toEqual([0, 0, 10]);
  }
});

test('facets that share no corners are joined where these are equal', () => {
  const { indices, positions, ...mesh } = cube();
  const loose = Float32Array.from([...indices].flatMap((vertex) => [...positions.subarray(vertex * 3, vertex * 3 + 3)]));
  const numbers = Uint32Array.from(indices, (_, corner) => corner);
  const { welded } = findEdges({ ...mesh, positions: loose, indices: numbers, welded: false });
  expect(welded).toMatchObject({ positions, indices });
});

test('an open mesh has an edge where it ends', () => {
  const mesh = cube();
  const lid = { ...mesh, indices: mesh.indices.slice(0, 3), welded: false };
  expect(drawBorders(findEdges(lid))).toHaveLength(3 * 6);
});

test('a mesh is moved around its box, whose centre and size are told', () => {
  const mesh = cube();
  expect(centreMesh(mesh)).toEqual({ centreMm: { x: 10, y: 11, z: 12 }, sizeMm: { x: 10, y: 10, z: 10 } });
  expect([Math.min(...mesh.positions), Math.max(...mesh.positions)]).toEqual([-5, 5]);
});

test('a mesh without a finite point has no place', () => {
  expect(centreMesh({ ...cube(), positions: new Float32Array(24).fill(Number.NaN) })).toBeNull();
});
