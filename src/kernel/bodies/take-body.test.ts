import { expect, test } from 'vitest';
import type { Finding } from '#domain/part/part.ts';
import { type ReadModel, readFacets, readSound } from '#test/support/read-sound.ts';
import { cubeFacets } from '#test/support/stl-samples.ts';
import { divideModel } from './list-bodies.ts';
import { takeBody } from './take-body.ts';

const take = (read: ReadModel, number: number) => takeBody(read, divideModel(read.mesh, read.measurement), number);
const small = cubeFacets(5, [20, 1, 2]);
const cubes = readFacets(cubeFacets(), small);

test('HOLD-06 a body of an STL is measured as if it had come alone', () => {
  const taken = take(cubes, 1);
  expect(taken?.measurement).toEqual(readFacets(small).measurement);
  expect(taken?.mesh.normals).toBeNull();
});

test('HOLD-06 a body of an assembly has its own size, faces, shading and edges', async () => {
  const read = await readSound('assembly.step');
  const bodies = [0, 1, 2, 3, 4].map((number) => take(read, number));
  const sum = (value: (taken: (typeof bodies)[number]) => number | null | undefined) =>
    bodies.reduce((total, taken) => total + (value(taken) ?? 0), 0);
  expect(sum((taken) => taken?.measurement.volumeMm3)).toBeCloseTo(read.measurement.volumeMm3 ?? 0, 6);
  expect(sum((taken) => taken?.measurement.faces)).toBe(read.measurement.faces);
  expect(sum((taken) => taken?.mesh.normals?.length)).toBe(read.mesh.normals?.length);
  for (const taken of bodies) {
    expect(taken?.measurement.solids).toBe(1);
    expect(taken?.mesh.edgeSegments?.length).toBeGreaterThan(0);
    expect(taken?.mesh.edgeSegments?.length).toBeLessThan(read.mesh.edgeSegments?.length ?? 0);
  }
});

test('HOLD-06 sizes of an assembly’s bodies come from their surfaces, not from the triangles they are drawn with', async () => {
  const sizes: number[][] = [];
  for (const number of [0, 1, 2, 3]) {
    const taken = take(await readSound('hinge.step', number), number);
    const { x = 0, y = 0, z = 0 } = taken?.measurement.boxMm ?? {};
    sizes.push([x, y, z].map((mm) => Number(mm.toFixed(6))));
    expect(taken?.mesh.features?.faces).toHaveLength(taken?.measurement.faces ?? -1);
  }
  // The pins are round, and their seams lie askew.
  const expected = [
    [60, 30, 4],
    [40, 10, 10],
    [10, 10, 40],
    [8, 6, 5],
  ];
  expect(sizes).toEqual(expected);
});

test('HOLD-06 what a file states of the whole is not said of a body', () => {
  const said = (code: Finding['code'], severity: Finding['severity']): Finding => ({ code, severity, message: 'of the whole' });
  const findings = [
    said('STATED_FIGURES', 'note'),
    said('HIDDEN_LEFT_OUT', 'note'),
    said('SEWN', 'note'),
    said('INCOMPLETE_FILE', 'review'),
  ];
  const told = (all: readonly Finding[]) =>
    take({ ...cubes, measurement: { ...cubes.measurement, findings: all } }, 0)?.measurement.findings;
  expect(told(findings)?.map(({ code }) => code)).toEqual(['SEWN', 'INCOMPLETE_FILE']);
  expect(told([said('STATED_FIGURES', 'review')])).toEqual([
    { code: 'STATED_FIGURES', severity: 'review', message: expect.stringContaining('states for the whole model') },
  ]);
});

test('HOLD-06 there is no body beyond the last one, and none of a file that is one body', () => {
  expect(take(cubes, 2)).toBeNull();
  expect(take(readFacets(cubeFacets()), 0)).toBeNull();
});
