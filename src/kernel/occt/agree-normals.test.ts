import { expect, test } from 'vitest';
import { agreeNormals } from './agree-normals.ts';

test('VIEW-12 normals of a face that look away from its triangles are turned, others stay', () => {
  const square = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0];
  const up = [0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1];
  const normals = Float32Array.from([...up, ...up.map((value) => -value), ...up]);
  agreeNormals({
    positions: Float32Array.from([...square, ...square, ...square]),
    normals,
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7, 8, 10, 9, 8, 11, 10),
    trianglesOfFace: Uint32Array.of(2, 0, 2, 2),
  });
  const looks = (from: number) => normals.slice(from * 12, from * 12 + 12).filter((_, at) => at % 3 === 2);
  expect([looks(0), looks(1), looks(2)].map((face) => [...face])).toEqual([Array(4).fill(1), Array(4).fill(1), Array(4).fill(-1)]);
});
