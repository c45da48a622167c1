import { expect, test } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { composePrimingBall } from './priming-ball.ts';

test.each([
  [24, 2_208],
  [160, 101_760],
])(
  'LOOK-02 what is worked out ahead, of %d rings, is a closed ball of %d facets without faults, as customers’ parts are',
  async (along, facets) => {
    const read = measureStl(new Uint8Array(await composePrimingBall(along).arrayBuffer()), 'mm');
    if (read.outcome !== 'read') throw new Error(read.message);
    const { watertight, solids, findings, volumeMm3, triangles } = read.measurement;
    expect({ watertight, solids, findings, triangles }).toEqual({ watertight: true, solids: 1, findings: [], triangles: facets });
    // A little less than that of the ball that its corners lie on.
    expect((volumeMm3 ?? 0) / ((4 / 3) * Math.PI * 12 ** 3)).toBeCloseTo(0.99, 1);
  },
);
