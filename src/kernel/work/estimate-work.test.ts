import { describe, expect, it } from 'vitest';
import { rate } from '#domain/rate.ts';
import { UNCALIBRATED } from '#domain/work/machines.ts';
import type { WorkProfile } from '#domain/work/part-work.ts';
import { boxMesh } from '#test/support/solids.ts';
import { estimateWork } from './estimate-work.ts';

const RESIN: WorkProfile<'SLA'> = {
  process: 'SLA',
  buildMm: { x: 335, y: 200, z: 300 },
  machine: {
    ...UNCALIBRATED,
    name: 'Masked vat',
    materialWeight: rate(10, 'h/kg'),
    layerHeight: rate(0.05, 'mm'),
    lift: rate(5.25, 's/layer'),
    exposure: rate(15, 's/layer'),
    scan: rate(0, 's/cm2'),
    outline: rate(0, 's/m'),
    padThickness: rate(1, 'mm'),
    elevation: rate(5, 'mm'),
    supportAngle: rate(45, 'deg'),
    supportDensity: rate(10, '1/cm2'),
    pillarDiameter: rate(1, 'mm'),
    gap: rate(3, 'mm'),
  },
};

describe('estimateWork', () => {
  it('HOLD-04 lays a bar down, whichever way it stands in its file', () => {
    for (const [x, y, z] of [
      [100, 20, 10],
      [10, 100, 20],
      [20, 10, 100],
    ] as const) {
      const { placement, layers } = estimateWork(boxMesh(x, y, z), RESIN);
      expect(placement.sizeMm.z).toBeCloseTo(10);
      expect(layers).toBe((10 + 1 + 5) / 0.05);
    }
  });

  it('HOLD-05 finds that a rod longer than the plate fits along its diagonal', () => {
    expect(estimateWork(boxMesh(360, 5, 5), RESIN).placement.fits).toBe(true);
    expect(estimateWork(boxMesh(700, 5, 5), RESIN).placement.fits).toBe(false);
  });
});
