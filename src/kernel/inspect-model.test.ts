import { describe, expect, test } from 'vitest';
import { readModelBytes, sharedModels } from '#test/support/model-files.ts';
import { readFacets } from '#test/support/read-facets.ts';
import { type ReadModel, readSound } from '#test/support/read-sound.ts';
import { cubeFacets, type Facet, turnFacets } from '#test/support/stl-samples.ts';
import { divideModel } from './bodies/list-bodies.ts';
import { completeMeasurement } from './inspect-model.ts';

/** The insides, and what is said beside the findings of the file itself. */
function inspect({ mesh, measurement }: ReadModel, now?: () => number) {
  const { bodies, cavities, walls, findings } = completeMeasurement(mesh, measurement, divideModel(mesh, measurement), now);
  const found = findings.slice(measurement.findings.length);
  return { bodies, cavities, walls, findings: found.map(({ code, severity, message }) => `${code} ${severity}: ${message}`) };
}
const inspectFacets = (...facets: readonly (readonly Facet[])[]) => inspect(readFacets(facets.flat()));

describe('HOLD-06 what is said of bodies', () => {
  test('nothing of a single one', () => {
    const alike = [{ first: 0, count: 1, volumeMm3: 1000, areaMm2: 600 }];
    expect(inspectFacets(cubeFacets())).toMatchObject({
      bodies: { count: 1, different: 1, alike, touching: false, overlapping: null },
      cavities: { count: 0, volumeMm3: 0, at: [] },
      findings: [],
    });
  });

  const small = cubeFacets(5, [40, 0, 0]);
  test.each([
    ['3 bodies, 2 of them different', [cubeFacets(), cubeFacets(10, [20, 0, 0]), small]],
    ['2 different bodies', [cubeFacets(), small]],
    ['2 bodies, all alike', [small, cubeFacets(5)]],
  ])('that the file holds %s', (held, files) => {
    expect(inspectFacets(...files).findings).toEqual([`SEVERAL_BODIES note: The file holds ${held}; each is priced.`]);
  });

  test('more than fifty different ones are not priced one by one', () => {
    const cubes = Array.from({ length: 51 }, (_, n) => cubeFacets(2 + n / 10, [10 * n, 0, 0]));
    expect(inspectFacets(...cubes)).toMatchObject({
      bodies: { count: 51, different: 51, alike: { length: 50 } },
      findings: ['SEVERAL_BODIES review: The file holds 51 different bodies, too many to be priced one by one.'],
    });
  });

  test('nor is a cloud of scraps', () => {
    const cubes = Array.from({ length: 4100 }, (_, n) => cubeFacets(1, [2 * n, 0, 0]));
    expect(inspectFacets(...cubes).findings[0]).toContain('The file holds 4100 bodies, too many to be priced one by one.');
  });

  test('nothing of pieces of an open mesh, which may be of one body', () => {
    expect(inspectFacets(cubeFacets().slice(1), cubeFacets(10, [20, 0, 0])).findings).toEqual([]);
  });

  test('HOLD-07 that some overlap, and what all fill together', () => {
    expect(inspectFacets(cubeFacets(), cubeFacets(10, [5, 0.5, 0.5])).findings).toEqual([
      'SEVERAL_BODIES note: The file holds 2 bodies, all alike; each is priced.',
      expect.stringMatching(/^BODIES_OVERLAP review: 2 of the bodies overlap. All together they fill about 1.5\d cm³/),
    ]);
  });

  test('that solids touch, as in an assembly', async () => {
    const { bodies, findings } = inspect(await readSound('assembly.step'));
    expect(bodies).toMatchObject({ count: 5, touching: true, overlapping: null });
    expect(findings).toContainEqual(expect.stringContaining('BODIES_TOUCH review'));
  });
});

test('HOLD-07 a sealed cavity is told with its volume and its place', () => {
  const { cavities, findings } = inspectFacets(cubeFacets(20), turnFacets(cubeFacets(4, [3, 3, 3])));
  const near5 = expect.closeTo(5, 6);
  expect(cavities).toEqual({ count: 1, volumeMm3: expect.closeTo(64, 6), at: [[near5, near5, near5]] });
  expect(findings).toEqual(['SEALED_CAVITIES note: The model has a sealed cavity of 64 mm³ with no way out.']);
});

test('HOLD-08 walls that take too long are left out, and that is said', () => {
  let clock = 0;
  const { walls, findings } = inspect(readFacets(cubeFacets()), () => (clock += 1000));
  expect(walls).toBeNull();
  expect(findings).toEqual([expect.stringContaining('WALLS_NOT_MEASURED note')]);
});

test('an open surface has no insides', () => {
  expect(inspectFacets(cubeFacets().slice(0, 1))).toEqual({ bodies: null, cavities: null, walls: null, findings: [] });
});

test.skipIf(sharedModels() === null).each([
  ['as1-oc-214.stp', 18, 5],
  ['#332_file.stp', 3, 2],
  ['red_cube_blue_cylinder.step', 2, 2],
  ['M6-1x12-countersunk-screw.step', 1, 1],
])('HOLD-06 %s holds %d solids, %d of them different', async (file, count, different) => {
  expect(inspect(await readSound(readModelBytes(sharedModels() ?? '', { file }))).bodies).toMatchObject({ count, different });
});
