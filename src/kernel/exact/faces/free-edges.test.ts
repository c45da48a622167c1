import { describe, expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeCube, writeIges, writeSquare } from '#test/support/iges-text.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { findFreeEdges, hasCrowdedEdge, hasLoneEdge } from './free-edges.ts';

const oc = await nodeEngine().start();
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

const isLone = (entities: readonly string[], toleranceMm = TOLERANCE_MM) => hasLoneEdge(oc, readFreeEdges(entities), toleranceMm);

function readFreeEdges(entities: readonly string[]) {
  const read = oc.readIges(encodeText(writeIges(entities)), false);
  if (read === null) throw new Error('Nothing was read.');
  return findFreeEdges(oc, read.shape);
}

describe('edges that nothing can be sewn to', () => {
  test.each([
    ['a single square', [left]],
    ['a cube without a side', others],
    ['a cube with a side as far away as its length', [...others, ...writeCube(10, [-10, 0, 0]).slice(0, 1)]],
  ])('%s has one', (_what, entities) => {
    expect(isLone(entities)).toBe(true);
  });

  test.each([
    ['a cube', [left, ...others]],
    ['a cube with a side within the tolerance', [...others, ...writeCube(10, [-0.01, 0, 0]).slice(0, 1)]],
    ['a cube with a side in halves', [...others, ...[0, 5].map(writeHalf)]],
  ])('%s has none', (_what, entities) => {
    expect(isLone(entities)).toBe(false);
  });

  test('what is shorter than some tolerances is left to sewing', () => {
    expect(isLone([left], 5)).toBe(false);
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
  ])('API-17 %s: crowded %o', (_what, more, isCrowded) => {
    expect(hasCrowdedEdge(readFreeEdges([...writeCube(10), ...more]), TOLERANCE_MM)).toBe(isCrowded);
  });
});
