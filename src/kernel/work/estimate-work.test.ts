import { describe, expect, it } from 'vitest';
import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import type { BodyWork } from '#domain/work/part-work.ts';
import { profileOf } from '#domain/work/profile.ts';
import { boxMesh } from '#test/support/solids.ts';
import { estimateWork } from './estimate-work.ts';

const RESIN = profileOf(DEMO_PROVIDER.rateCard, 'SLA');

describe('estimateWork', () => {
  it('HOLD-05 stands a bar alike, whichever way it lies in its file', () => {
    const works = (
      [
        [100, 20, 10],
        [10, 100, 20],
        [20, 10, 100],
      ] as const
    ).map(([x, y, z]): BodyWork => estimateWork(boxMesh(x, y, z), RESIN));
    const [first] = works;
    for (const work of works) {
      expect(work.layers).toBe(first?.layers);
      for (const axis of ['x', 'y', 'z'] as const) expect(work.placement.sizeMm[axis]).toBeCloseTo(first?.placement.sizeMm[axis] ?? 0, 3);
    }
  });

  it('HOLD-05 finds that a rod longer than the plate fits along its diagonal', () => {
    expect(estimateWork(boxMesh(360, 5, 5), RESIN).placement.fits).toBe(true);
    expect(estimateWork(boxMesh(700, 5, 5), RESIN).placement.fits).toBe(false);
  });
});
