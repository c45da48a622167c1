import { expect, test } from 'vitest';
import type { Finding } from '#domain/part/part.ts';
import { readFacets } from '#test/support/read-facets.ts';
import { type ReadModel, readSound } from '#test/support/read-sound.ts';
import { cubeFacets } from '#test/support/stl-samples.ts';
import { divideModel } from './list-bodies.ts';
import { takeBody } from './take-body.ts';

const take = (read: ReadModel, number: number) => takeBody(read, divideModel(read.mesh, read.measurement), number);
const small = cubeFacets(5, [20, 1, 2]);
const cubes = readFacets([...cubeFacets(), ...small]);

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

// The pins are round, and their seams lie askew.
test.each([
  [0, 60, 30, 4],
  [1, 40, 10, 10],
  [2, 10, 10, 40],
  [3, 8, 6, 5],
])('HOLD-06 body %i of an assembly has its size from its surfaces, not from the triangles it is drawn with', async (number, x, y, z) => {
  const taken = take(await readSound('hinge.step', number), number);
  expect(taken?.measurement.boxMm).toEqual({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6), z: expect.closeTo(z, 6) });
  expect(taken?.mesh.features?.faces).toHaveLength(taken?.measurement.faces ?? -1);
});

test('HOLD-06 what a file states of the whole is not said of a body', () => {
  const say = (code: Finding['code'], severity: Finding['severity']): Finding => ({ code, severity, message: 'of the whole' });
  const findings = [say('STATED_FIGURES', 'note'), say('HIDDEN_LEFT_OUT', 'note'), say('SEWN', 'note'), say('INCOMPLETE_FILE', 'review')];
  const told = (all: readonly Finding[]) =>
    take({ ...cubes, measurement: { ...cubes.measurement, findings: all } }, 0)?.measurement.findings;
  expect(told(findings)?.map(({ code }) => code)).toEqual(['SEWN', 'INCOMPLETE_FILE']);
  expect(told([say('STATED_FIGURES', 'review')])).toEqual([
    { code: 'STATED_FIGURES', severity: 'review', message: expect.stringContaining('states for the whole model') },
  ]);
});

test('HOLD-06 there is no body beyond the last one, and none of a file that is one body', () => {
  expect(take(cubes, 2)).toBeNull();
  expect(take(readFacets(cubeFacets()), 0)).toBeNull();
});
