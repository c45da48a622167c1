import { expect, test } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { composePrimingBall } from './priming-ball.ts';

test('LOOK-02 what is worked out ahead is a closed ball without faults, as customers’ parts are', async () => {
  const read = measureStl(new Uint8Array(await composePrimingBall().arrayBuffer()), 'mm');
  if (read.outcome !== 'read') throw new Error(read.message);
  const { watertight, solids, findings, volumeMm3 } = read.measurement;
  expect({ watertight, solids, findings }).toEqual({ watertight: true, solids: 1, findings: [] });
  // A little less than that of the ball that its corners lie on.
  expect((volumeMm3 ?? 0) / ((4 / 3) * Math.PI * 12 ** 3)).toBeCloseTo(0.99, 1);
});
