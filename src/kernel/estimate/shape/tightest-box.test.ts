import { describe, expect, it } from 'vitest';
import { boxMesh, ringMesh, type SolidMesh, turnedMesh } from '#test/support/solids.ts';
import { hullOf } from './convex-hull.ts';
import { boxAround } from './tightest-box.ts';

const tightestBox = (positions: Float32Array) => boxAround(hullOf(positions));
const SEEDS = Array.from({ length: 20 }, (_, n) => n + 1);

describe('boxAround', () => {
  it.each<[string, SolidMesh, readonly [number, number, number]]>([
    ['a box', boxMesh(100, 20, 10), [100, 20, 10]],
    ['a thin plate', boxMesh(150, 100, 0.01), [150, 100, 0.01]],
    ['a ring', ringMesh(64, 24, 30, () => 5), [70, 70, 10]],
  ])('HOLD-05 finds the sides of %s at any angle', (_, mesh, sides) => {
    for (const seed of SEEDS) {
      const { sizeMm } = tightestBox(turnedMesh(mesh, seed).positions);
      expect(Math.abs(sizeMm.x - sides[0])).toBeLessThan(0.003 * sides[0]);
      expect(Math.abs(sizeMm.y - sides[1])).toBeLessThan(0.003 * sides[0]);
      expect(Math.abs(sizeMm.z - sides[2])).toBeLessThan(0.003 * sides[0]);
    }
  });

  it('HOLD-05 finds a smaller box than one on the largest face, where turning makes one', () => {
    // A tetrahedron in alternate corners of a cube fills the cube; a box on one of its faces is larger.
    const corners = [0, 0, 0, 40, 40, 0, 40, 0, 40, 0, 40, 40];
    const mesh = { positions: Float32Array.from(corners), indices: Uint32Array.of(0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2) };
    for (const seed of SEEDS) {
      const { x, y, z } = tightestBox(turnedMesh(mesh, seed).positions).sizeMm;
      expect(x * y * z).toBeLessThan(64_000 * 1.001);
    }
  });

  it('HOLD-05 has an answer for flat, line-like and single points', () => {
    for (const points of [[], [1, 2, 3], [0, 0, 0, 3, 4, 0], [0, 0, 0, 3, 0, 0, 3, 4, 0, 0, 4, 0]]) {
      const { sizeMm } = tightestBox(Float32Array.from(points));
      expect([sizeMm.x, sizeMm.y, sizeMm.z].every((side) => Number.isFinite(side) && side >= 0)).toBe(true);
    }
    expect(tightestBox(Float32Array.of(0, 0, 0, 3, 4, 0)).sizeMm.x).toBeCloseTo(5, 3);
  });
});
