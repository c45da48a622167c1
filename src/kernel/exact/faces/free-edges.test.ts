import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeCube, writeIges, writeSquare } from '#test/support/iges-text.ts';
import { nodeEngines } from '#test/support/kernel-engines.ts';
import { readIgesShape } from '../../iges/read-iges-shape.ts';
import { findFreeEdges, hasCrowdedEdge, hasLoneEdge } from './free-edges.ts';

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
  const oc = await engines.exact();
  using free = await readFreeEdges(entities);
  return hasLoneEdge(oc, free, toleranceMm);
}

async function readFreeEdges(entities: readonly string[]) {
  const read = readIgesShape(await engines.iges(), encodeText(writeIges(entities)), 'full');
  if (read === null) throw new Error('Nothing was read.');
  const oc = await engines.exact();
  using shape = oc.BRepToolsWrapper.Read(read.brep);
  return findFreeEdges(oc, shape);
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

describe('edges where bodies touch', () => {
  const cubeAt = (x: number, y: number) => writeCube(10, [x, y, 0]);
  test.each([
    ['a cube alone', [], false],
    ['a cube beside it, a gap away', cubeAt(10.1, 0), false],
    ['a cube that shares a side with it', cubeAt(10, 0), true],
    ['a cube that shares an edge with it', cubeAt(10, 10), true],
    ['a cube that shares an edge with it within the tolerance', cubeAt(10.01, 10), true],
  ])('API-17 %s: crowded %o', async (_what, more, isCrowded) => {
    using free = await readFreeEdges([...writeCube(10), ...more]);
    expect(hasCrowdedEdge(free, TOLERANCE_MM)).toBe(isCrowded);
  });
});
