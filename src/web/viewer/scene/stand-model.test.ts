import { expect, test } from 'vitest';
import { type Block, blockFacets } from '#test/support/block-facets.ts';
import { looseMesh } from '#test/support/stl-samples.ts';
import type { BuildStance } from '../basics/viewer.ts';
import { describeFace } from '../picking/describe-face.ts';
import { standModel } from './stand-model.ts';

/** A table of 30 × 10 mm, 4 mm thick, on a leg of 10 × 10 mm, 20 mm high. */
const TABLE: readonly Block[] = [
  { from: [10, 0, 0], to: [20, 10, 20] },
  { from: [0, 0, 20], to: [30, 10, 24] },
];
const UPRIGHT: BuildStance = {
  up: { x: 0, y: 0, z: 1 },
  along: { x: 1, y: 0, z: 0 },
  liftMm: 0,
  supportAngle: 45,
  layerMm: 0.2,
};

function stand(blocks: readonly Block[], change: Partial<BuildStance> = {}) {
  return standModel(looseMesh(blockFacets(blocks)), { ...UPRIGHT, ...change });
}

const areaOf = (corners: Float32Array) => describeFace(corners).areaMm2;
const heightsOf = (corners: Float32Array) => [...new Set(corners.filter((_, n) => n % 3 === 2))].toSorted();

test('HOLD-04 what hangs over is held, what stands on the plate is not', () => {
  const { held } = stand(TABLE);
  expect([areaOf(held), heightsOf(held)]).toEqual([200, [20]]);
});

test('HOLD-04 a part that is lifted over the plate is held where it is lowest, too', () => {
  const { held } = stand(TABLE, { liftMm: 5 });
  expect([areaOf(held), heightsOf(held)]).toEqual([300, [0, 20]]);
});

test('HOLD-04 the other way up nothing hangs over, and powder holds whatever does', () => {
  expect(stand(TABLE, { up: { x: 0, y: 0, z: -1 } }).held).toHaveLength(0);
  expect(stand(TABLE, { supportAngle: null }).held).toHaveLength(0);
});

test.each([
  [44, 0],
  [46, 9],
])('HOLD-04 with a limit of %i° a slope of 45° has %i held coordinates', (supportAngle, count) => {
  // The first triangle faces down and to the side, the second one lies on the plate.
  const positions = Float32Array.of(0, 0, 5, 0, 10, 15, 10, 10, 15, 0, 0, 0, 1, 0, 0, 0, 1, 0);
  const mesh = { positions, indices: Uint32Array.of(0, 1, 2, 3, 4, 5) };
  expect(standModel(mesh, { ...UPRIGHT, supportAngle }).held).toHaveLength(count);
});

test('HOLD-04 the box is the one on the machine: its x, y and z are what was along, beside and up', () => {
  const { axes, low, high } = stand(TABLE, { up: { x: 1, y: 0, z: 0 }, along: { x: 0, y: 0, z: 1 } });
  expect(axes[1]).toEqual({ x: 0, y: -1, z: 0 });
  expect(low).toEqual({ x: 0, y: -10, z: 0 });
  expect(high).toEqual({ x: 24, y: 0, z: 30 });
});
