import { expect, test } from 'vitest';
import { binaryStl, cubeFacets, looseMesh } from '#test/support/stl-samples.ts';
import { readStlMesh } from '../reader/read-stl-mesh.ts';
import { centreMesh } from './centre-mesh.ts';
import { drawBorders, findEdges } from './find-edges.ts';
import type { ReadMesh } from './read-mesh.ts';

const FACETS = cubeFacets(10, [5, 6, 7]);

function cube(): ReadMesh {
  const read = readStlMesh(binaryStl(FACETS));
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
  const { positions, indices } = cube();
  expect(findEdges({ ...looseMesh(FACETS), welded: false }).welded).toMatchObject({ positions, indices });
});

test('an open mesh has an edge where it ends', () => {
  expect(drawBorders(findEdges({ ...looseMesh(FACETS.slice(0, 1)), welded: false }))).toHaveLength(3 * 6);
});

test('a mesh is moved around its box, whose centre and size are told', () => {
  const mesh = cube();
  expect(centreMesh(mesh)).toEqual({ centreMm: { x: 10, y: 11, z: 12 }, sizeMm: { x: 10, y: 10, z: 10 } });
  expect([Math.min(...mesh.positions), Math.max(...mesh.positions)]).toEqual([-5, 5]);
});

test('a mesh without a finite point has no place', () => {
  expect(centreMesh({ ...cube(), positions: new Float32Array(24).fill(Number.NaN) })).toBeNull();
});
