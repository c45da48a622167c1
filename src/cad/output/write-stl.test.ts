import { expect, test } from 'vitest';
import { divideModel } from '#kernel/bodies/list-bodies.ts';
import { takeBody } from '#kernel/bodies/take-body.ts';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { readFacets } from '#test/support/read-facets.ts';
import { cubeFacets } from '#test/support/stl-samples.ts';
import { writeStl } from './write-stl.ts';

test('SHOP-20 a body of an STL is written in the unit of its upload, and of no other body', () => {
  const read = readFacets([...cubeFacets(2), ...cubeFacets(3, [20, 1, 2])], 'in');
  const taken = takeBody(read, divideModel(read.mesh, read.measurement), 1);
  if (taken === null) throw new Error('There is no such body.');
  const { measurement: own } = measureStl(writeStl(taken.mesh, 'in'), 'in') as typeof read;
  expect(own).toMatchObject({ triangles: 12, watertight: true, solids: 1 });
  for (const axis of ['x', 'y', 'z'] as const) {
    expect(own.boxMm[axis] / 76.2).toBeCloseTo(1, 6);
    expect(own.boxMinMm[axis]).toBeCloseTo(taken.measurement.boxMinMm[axis], 3);
  }
  expect((own.volumeMm3 ?? 0) / (27 * 25.4 ** 3)).toBeCloseTo(1, 6);
});

test('API-17 a mesh written as STL measures the same in millimetres', () => {
  const stl = writeStl(readFacets(cubeFacets(2), 'cm').mesh);
  expect(measureStl(stl, 'mm')).toMatchObject({ measurement: { volumeMm3: 8000, areaMm2: 2400, watertight: true, triangles: 12 } });
  const view = new DataView(stl.buffer);
  expect([84, 88, 92].map((at) => view.getFloat32(at, true))).toEqual([0, 0, -1]);
});
