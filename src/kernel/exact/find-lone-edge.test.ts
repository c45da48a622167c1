import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeCube, writeIges, writeSquare } from '#test/support/iges-text.ts';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readIgesShape } from '../iges/read-iges-shape.ts';
import { hasLoneEdge } from './find-lone-edge.ts';

const engines = nodeEngines();
const [left = '', ...others] = writeCube(10);
const TOLERANCE_MM = 0.02;

/** Half of the left side, from y on. */
function writeHalf(y: number): string {
  return writeSquare([
    [0, y, 0],
    [0, y + 5, 0],
    [0, y + 5, 10],
    [0, y, 10],
  ]);
}

async function isLone(entities: readonly string[], toleranceMm = TOLERANCE_MM): Promise<boolean> {
  const read = readIgesShape(await engines.iges(), encodeText(writeIges(entities)));
  if (read === null) throw new Error('Nothing was read.');
  const oc = await engines.exact();
  using shape = oc.BRepToolsWrapper.Read(read.brep);
  return hasLoneEdge(oc, shape, toleranceMm);
}

describe('edges that nothing can be sewn to', () => {
  test.each([
    ['a single square', [left]],
    ['a cube without a side', others],
    ['a cube with a side as far away as its length', [...others, ...writeCube(10, [-10, 0, 0]).slice(0, 1)]],
  ])('%s has one', async (_what, entities) => {
    expect(await isLone(entities)).toBe(true);
  });

  test.each([
    ['a cube', [left, ...others]],
    ['a cube with a side within the tolerance', [...others, ...writeCube(10, [-0.01, 0, 0]).slice(0, 1)]],
    ['a cube with a side in halves', [...others, ...[0, 5].map(writeHalf)]],
  ])('%s has none', async (_what, entities) => {
    expect(await isLone(entities)).toBe(false);
  });

  test('what is shorter than some tolerances is left to sewing', async () => {
    expect(await isLone([left], 5)).toBe(false);
  });
});
