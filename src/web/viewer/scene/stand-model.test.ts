import { expect, test } from 'vitest';
import { type Block, blockFacets } from '#test/support/block-facets.ts';
import type { BuildStance } from '../basics/viewer.ts';
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
  return standModel(meshOf(blockFacets(blocks).flat(2)), { ...UPRIGHT, ...change });
}

function meshOf(corners: readonly number[]) {
  return { positions: Float32Array.from(corners), indices: Uint32Array.from({ length: corners.length / 3 }, (_, n) => n) };
}

/** The area of triangles and how high their corners lie, mm. */
function describe(corners: Float32Array): { readonly areaMm2: number; readonly heights: readonly number[] } {
  let areaMm2 = 0;
  for (let n = 0; n < corners.length; n += 9) {
    const [ux, uy, uz, vx, vy, vz] = [3, 4, 5, 6, 7, 8].map((k) => (corners[n + k] ?? 0) - (corners[n + (k % 3)] ?? 0)) as number[];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [ux, uy, uz, vx, vy, vz];
    areaMm2 += Math.hypot(b * f - c * e, c * d - a * f, a * e - b * d) / 2;
  }
  return { areaMm2, heights: [...new Set(Array.from(corners).filter((_, n) => n % 3 === 2))] };
}

test('HOLD-04 what hangs over is held, what stands on the plate is not', () => {
  expect(describe(stand(TABLE).held)).toEqual({ areaMm2: 200, heights: [20] });
});

test('HOLD-04 a part that is lifted over the plate is held where it is lowest, too', () => {
  const held = describe(stand(TABLE, { liftMm: 5 }).held);
  expect(held.areaMm2).toBe(300);
  expect(held.heights.toSorted()).toEqual([0, 20]);
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
  const mesh = meshOf([0, 0, 5, 0, 10, 15, 10, 10, 15, 0, 0, 0, 1, 0, 0, 0, 1, 0]);
  expect(standModel(mesh, { ...UPRIGHT, supportAngle }).held).toHaveLength(count);
});

test('HOLD-04 the box is the one on the machine: its x, y and z are what was along, beside and up', () => {
  const { axes, low, high } = stand(TABLE, { up: { x: 1, y: 0, z: 0 }, along: { x: 0, y: 0, z: 1 } });
  expect(axes[1]).toEqual({ x: 0, y: -1, z: 0 });
  expect(low).toEqual({ x: 0, y: -10, z: 0 });
  expect(high).toEqual({ x: 24, y: 0, z: 30 });
});
