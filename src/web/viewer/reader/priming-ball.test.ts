import { expect, test } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { composePrimingBall } from './priming-ball.ts';

test.each([
  ['ball', 2_208],
  ['fine-ball', 33_488],
] as const)('LOOK-02 a %s that is worked out ahead is closed and without faults, as customers’ parts are', async (kind, facets) => {
  const read = measureStl(new Uint8Array(await composePrimingBall(kind).arrayBuffer()), 'mm');
  if (read.outcome !== 'read') throw new Error(read.message);
  const { watertight, solids, findings, triangles, volumeMm3 } = read.measurement;
  expect({ watertight, solids, findings, triangles }).toEqual({ watertight: true, solids: 1, findings: [], triangles: facets });
  // A little less than that of the ball that its corners lie on.
  expect((volumeMm3 ?? 0) / ((4 / 3) * Math.PI * 12 ** 3)).toBeCloseTo(0.99, 1);
});
