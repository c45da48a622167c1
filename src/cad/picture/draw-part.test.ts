import { expect, test } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { drawPart } from './draw-part.ts';

const SIZE = 64;

function draw(edgeSegments: Float32Array | null) {
  const read = measureStl(binaryStl(cubeFacets()), 'mm');
  if (read.outcome === 'refused') throw new Error(read.message);
  const pixels = drawPart({ ...read.mesh, edgeSegments }, SIZE);
  return { pixels, at: (column: number, row: number) => [...pixels.subarray((row * SIZE + column) * 4, (row * SIZE + column) * 4 + 4)] };
}

test('a cube stands in the middle on a clear ground, lit from above', () => {
  const { pixels, at } = draw(null);
  expect(pixels).toHaveLength(SIZE * SIZE * 4);
  expect(at(0, 0)).toEqual([0, 0, 0, 0]);
  const [top, left, right] = [at(32, 14), at(20, 40), at(44, 40)];
  expect([top, left, right].map((pixel) => pixel[3])).toEqual([255, 255, 255]);
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
