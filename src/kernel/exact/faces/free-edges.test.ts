import { expect, test } from 'vitest';
import { encodeText } from '#test/support/hostile-step.ts';
import { writeCube, writeIges, writeSquare } from '#test/support/iges-text.ts';
import { nodeEngine } from '#test/support/kernel-engine.ts';
import { findFreeEdges, hasCrowdedEdge, hasLoneEdge } from './free-edges.ts';

const oc = await nodeEngine().start();
const [left = '', ...others] = writeCube(10);
const TOLERANCE_MM = 0.02;

/** Half of the left side, from y on. */
const writeHalf = (y: number) => writeSquare([0, y, 0], [0, y + 5, 0], [0, y, 10]);

function readFreeEdges(entities: readonly string[]) {
  const read = oc.readIges(encodeText(writeIges(entities)), false);
  if (read === null) throw new Error('Nothing was read.');
  return findFreeEdges(oc, read.shape);
}

test.each([
  ['a single square', [left], true],
  ['a cube without a side', others, true],
  ['a cube with a side as far away as its length', [...others, ...writeCube(10, [-10, 0, 0]).slice(0, 1)], true],
  ['a cube', [left, ...others], false],
  ['a cube with a side within the tolerance', [...others, ...writeCube(10, [-0.01, 0, 0]).slice(0, 1)], false],
  ['a cube with a side in halves', [...others, ...[0, 5].map(writeHalf)], false],
])('%s: an edge that nothing can be sewn to: %o', (_what, entities, isLone) => {
  expect(hasLoneEdge(oc, readFreeEdges(entities), TOLERANCE_MM)).toBe(isLone);
});

test('an edge that is shorter than some tolerances is left to sewing', () => {
  expect(hasLoneEdge(oc, readFreeEdges([left]), 5)).toBe(false);
});

test.each([
  ['alone', null, false],
  ['beside another, a gap away', [10.1, 0], false],
  ['that shares a side with another', [10, 0], true],
  ['that shares an edge with another', [10, 10], true],
  ['that shares an edge with another within the tolerance', [10.01, 10], true],
])('API-17 a cube %s: bodies touch along an edge: %o', (_how, at, isCrowded) => {
  const another = at === null ? [] : writeCube(10, [at[0] ?? 0, at[1] ?? 0, 0]);
  expect(hasCrowdedEdge(readFreeEdges([...writeCube(10), ...another]), TOLERANCE_MM)).toBe(isCrowded);
});
