import { expect, test } from 'vitest';
import type { LinearColor, ModelFeatures } from '#kernel/basics/model.ts';
import { readFacets } from '#test/support/read-facets.ts';
import { extrudedMesh, turnedMesh } from '#test/support/solids.ts';
import { cubeFacets, facetsOf } from '#test/support/stl-samples.ts';
import { drawPart } from './draw-part.ts';

const SIZE = 64;

function draw(edgeSegments: Float32Array | null, features?: ModelFeatures) {
  const { mesh } = readFacets(cubeFacets());
  const { pixels } = drawPart({ ...mesh, edgeSegments, ...(features === undefined ? {} : { features }) }, SIZE);
  const at = (column: number, row: number) => [...pixels.subarray((row * SIZE + column) * 4, (row * SIZE + column) * 4 + 4)];
  return { pixels, corner: at(0, 0), sides: [at(32, 14), at(20, 40), at(44, 40)] as const };
}

test('a cube stands in the middle on a clear ground, lit from above', () => {
  const { pixels, corner, sides } = draw(null);
  expect(pixels).toHaveLength(SIZE * SIZE * 4);
  expect(corner).toEqual([0, 0, 0, 0]);
  const [top, left, right] = sides;
  expect(sides.map((pixel) => pixel[3])).toEqual([255, 255, 255]);
  expect(top[0]).toBeGreaterThan(left[0] ?? 0);
  expect(left[0]).not.toBe(right[0]);
  const covered = Array.from({ length: SIZE * SIZE }, (_, pixel) => pixels[pixel * 4 + 3] ?? 0).filter((cover) => cover > 0).length;
  expect(covered / SIZE ** 2).toBeGreaterThan(0.4);
});

test('exact edges are drawn where they are seen and not where they are hidden', () => {
  const plain = draw(null);
  const seen = draw(new Float32Array([0, 0, 10, 10, 10, 10]));
  const hidden = draw(new Float32Array([4, 6, 0, 6, 8, 0]));
  expect(seen.pixels).not.toEqual(plain.pixels);
  expect(hidden.pixels).toEqual(plain.pixels);
});

test("VIEW-12 faces have their colours and keep their shades, and those without have clay's", () => {
  const faceOfTriangle = new Uint32Array(12);
  const faces = [{ surface: 'plane', areaMm2: 600, radiusMm: null }] as const;
  const paint = (color: LinearColor | null) =>
    draw(null, { faceOfTriangle, faces, faceColors: [color], edgeOfSegment: new Uint32Array(0), edges: [] });
  const [top, left, right] = paint([1, 0, 0]).sides;
  for (const [r = 0, g = 0, b = 0] of [top, left, right]) expect(r).toBeGreaterThan(2 * Math.max(g, b));
  expect(top[0]).toBeGreaterThan(left[0] ?? 0);
  expect(Math.min(...paint([0, 0, 0]).sides[2].slice(0, 3))).toBeGreaterThan(30);
  expect(Math.max(...paint([1, 1, 1]).sides[1].slice(0, 3))).toBeLessThan(240);
  expect(paint(null).pixels).toEqual(draw(null).pixels);
});

/** Generous: each took twenty seconds or more when every pixel of a triangle's box was looked at. */
const AT_ONCE_MS = 10_000;

test('S-33 facets lying thousands deep are drawn at once, more coarsely', { timeout: AT_ONCE_MS }, () => {
  const { pixels, size } = drawPart(readFacets(Array.from({ length: 500 }, () => cubeFacets()).flat()).mesh, 512);
  expect(size).toBeLessThan(512);
  expect(pixels).toHaveLength(size * size * 4);
  expect(pixels.some((value) => value > 0)).toBe(true);
});

test('S-33 a shaft of thousands of slivers is drawn at once and in full', { timeout: AT_ONCE_MS }, () => {
  const slivers = 3600;
  const angles = Array.from({ length: slivers }, (_, at) => (at * 2 * Math.PI) / slivers);
  const shaft = extrudedMesh(
    angles.map((angle) => [Math.cos(angle), Math.sin(angle)]),
    20,
  );
  expect(drawPart(readFacets(facetsOf(turnedMesh(shaft, 1))).mesh, 512).size).toBe(512);
});

test('S-33 edges lying thousands deep coarsen a picture too', () => {
  const edgeSegments = new Float32Array(300_000).map((_, at) => (at % 6 < 3 ? 0 : 10));
  expect(drawPart({ ...readFacets(cubeFacets()).mesh, edgeSegments }, 512).size).toBeLessThan(512);
});
