import { expect, test } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { binaryStl, cubeFacets } from '#test/support/stl-samples.ts';
import { writeStl } from './write-stl.ts';

test('API-17 a mesh written as STL measures the same in millimetres', () => {
  const read = measureStl(binaryStl(cubeFacets(2)), 'cm');
  if (read.outcome === 'refused') throw new Error(read.message);
  const stl = writeStl(read.mesh);
  expect(measureStl(stl, 'mm')).toMatchObject({ measurement: { volumeMm3: 8000, areaMm2: 2400, watertight: true, triangles: 12 } });
  const view = new DataView(stl.buffer);
  expect([84, 88, 92].map((at) => view.getFloat32(at, true))).toEqual([0, 0, -1]);
});
