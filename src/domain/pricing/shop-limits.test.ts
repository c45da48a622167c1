import { describe, expect, test } from 'vitest';
import { makeMeasurement } from '#test/support/make-measurement.ts';
import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { CatalogueMaterial } from '../catalogue/entries.ts';
import type { ProcessCode } from '../catalogue/process.ts';
import type { Measurement } from '../part/part.ts';
import type { ThinSpot } from '../part/part-insides.ts';
import { DEMO_RATE_CARD } from '../rates/demo-rate-card.ts';
import { findBrokenLimits } from './shop-limits.ts';

const materialOf = (process: ProcessCode) => CATALOGUE.find((material) => material.process === process) as CatalogueMaterial;
const find = (process: ProcessCode, changes: Partial<Measurement>) =>
  findBrokenLimits(makeMeasurement(changes), null, materialOf(process), DEMO_RATE_CARD.processes[process].machines[0], DEMO_RATE_CARD);
const walls = (...thinnest: readonly ThinSpot[]) => ({ walls: { thinnest, gaps: [], errorMm: 0.01, samples: 8192 } });

describe('HOLD-08 walls', () => {
  const thin = walls({ mm: 0.4, at: [10, -0.001, 2.5] }, { mm: 0.75, at: [0, 0, 0] });

  test('a wall that is too thin is told with what the process needs, without figures for its place: the viewer pins it', () => {
    expect(find('FDM', walls({ mm: 0.4, at: [10, -0.001, 2.5] }))).toEqual([
      expect.stringMatching(/^A wall is only 0\.4 mm thick; FDM needs 0\.8 mm in /),
    ]);
  });

  test('HOLD-08 lengths are told in the unit of the part’s sizes', () => {
    const thinInInches = walls({ mm: 0.58, at: [-22.46, 15.32, 4.36] });
    expect(find('FDM', { ...thinInInches, unit: 'in' })).toEqual([
      expect.stringMatching(/^A wall is only 0\.023 in thick; FDM needs 0\.031 in in /),
    ]);
    expect(find('FDM', { boxMm: { x: 20, y: 20, z: 0.4 }, unit: 'cm' })[0]).toMatch(
      /^The part is only 0\.04 cm thick; FDM needs 0\.08 cm in /,
    );
    expect(find('FDM', { boxMm: { x: 1, y: 1, z: 1 }, unit: 'in' })[0]).toMatch(/^The part is smaller than 0\.\d+ in, too small for /);
    const card = { ...DEMO_RATE_CARD, sizes: 'mm' as const };
    const told = findBrokenLimits(
      makeMeasurement({ ...thinInInches, unit: 'in' }),
      null,
      materialOf('FDM'),
      card.processes.FDM.machines[0],
      card,
    );
    expect(told[0]).toMatch(/^A wall is only 0\.58 mm thick;/);
  });

  test('other places below the limit are counted', () => {
    expect(find('FDM', thin)[0]).toMatch(/^Walls are too thin in 2 places, 0\.4 mm at the thinnest; FDM needs 0\.8 mm in /);
    expect(find('SLA', thin)).toHaveLength(1);
    expect(find('SLA', thin)[0]).toMatch(/^A wall is only 0\.4 mm thick;/);
  });

  test('a wall as thick as the limit is thick enough, whatever single precision makes of it', () => {
    expect(find('FDM', walls({ mm: 0.79996, at: [0, 0, 0] }))).toEqual([]);
  });

  test('a body with much surface for its volume has no thin walls for that', () => {
    expect(find('FDM', { ...walls({ mm: 2, at: [0, 0, 0] }), volumeMm3: 3000, areaMm2: 12_000 })).toEqual([]);
  });
});

describe('HOLD-07 sealed cavities', () => {
  const cavities = (count: number) => ({ cavities: { count, volumeMm3: 1200, at: [] } });

  test.each([
    ['SLA', 'resin'],
    ['SLS', 'powder'],
    ['MJF', 'powder'],
    ['DMLS', 'powder'],
  ] as const)('%s leaves %s in them, so a person looks', (process, left) => {
    expect(find(process, cavities(1))).toEqual([expect.stringContaining(`a sealed cavity, from which ${left} can’t get out`)]);
    expect(find(process, cavities(3))).toEqual([expect.stringContaining('3 sealed cavities')]);
  });

  test('FDM leaves air in them', () => expect(find('FDM', cavities(1))).toEqual([]));

  test('a part without any, or of an earlier version that did not look, is fine', () => {
    expect(find('SLS', cavities(0))).toEqual([]);
    expect(find('SLS', {})).toEqual([]);
  });
});
