import { expect, test } from 'vitest';
import { knitFacets } from '#kernel/stl/knit-facets.ts';
import { readStlFacets } from '#kernel/stl/read-stl-facets.ts';
import { binaryStl, cubeFacets, type Facet } from '#test/support/stl-samples.ts';
import { weldMesh, weldVertices } from './weld-vertices.ts';

/** Two cubes that share a corner, with zeros of either sign. */
const FACETS = [...cubeFacets(10), ...cubeFacets(10, [-10, -10, -10]), ...cubeFacets(-0.1, [-0, 3, 0])];
const FLAT: Facet = [
  [1, 1, 1],
  [1, 1, 1],
  [2, 2, 2],
];

function facetsOf(facets: readonly Facet[]) {
  const read = readStlFacets(binaryStl(facets));
  if (read.content !== 'facets') throw new Error(read.message);
  return read.facets;
}

test('the viewer joins the same corners as the kernel', () => {
  const [drawn, measured] = [weldVertices(facetsOf(FACETS)), knitFacets(facetsOf(FACETS))];
  expect(drawn.indices).toEqual(measured.indices);
  expect(drawn.positions).toEqual(measured.positions);
  expect(drawn.positions.length / 3).toBe(8 + 7 + 8);
});

test('every triangle keeps its place, one without area too', () => {
  const { indices } = weldVertices(facetsOf([FLAT, ...cubeFacets()]));
  expect([...indices.slice(0, 3)]).toEqual([0, 0, 1]);
  expect(indices).toHaveLength(13 * 3);
});

test('a mesh whose triangles share no corners is joined like one read from a file', () => {
  const loose = Float32Array.from(FACETS.flat(2));
  const numbers = Uint32Array.from({ length: FACETS.length * 3 }, (_, corner) => corner);
  expect(weldMesh(loose, numbers)).toEqual(weldVertices(facetsOf(FACETS)));
});
