import { describe, expect, it } from 'vitest';
import { boxMesh, bracketMesh, roundMesh, type SolidMesh, turnedMesh } from '#test/support/solids.ts';
import { hullOf } from '../shape/convex-hull.ts';
import { boxAround } from '../shape/tightest-box.ts';
import { shrinkWrap } from './shrink-wrap.ts';

function wrap(mesh: SolidMesh, clearMm: number): number {
  const hull = hullOf(mesh.positions);
  return shrinkWrap({ mesh, hull, box: boxAround(hull) }, clearMm);
}

describe('shrinkWrap', () => {
  it('HOLD-02 is a ball around a ball', () => {
    expect(
      wrap(
        roundMesh(32, () => 20),
        2.5,
      ) /
        ((4 / 3) * Math.PI * 22.5 ** 3),
    ).toBeCloseTo(1, 1);
  });

  it('HOLD-02 leaves the open corner of a bracket to others, alike at any angle', () => {
    const bracket = bracketMesh(100, 40, 5);
    const sizes = [1, 2, 3, 4].map((seed) => wrap(turnedMesh(bracket, seed), 2.5));
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.01);
    expect(Math.max(...sizes)).toBeLessThan(0.5 * 105 * 105 * 45);
    // Two legs of 10 mm, gap included.
    expect(Math.min(...sizes)).toBeGreaterThan(0.9 * (105 + 95) * 10 * 45);
  });

  it('HOLD-07 takes an open box for a full one where its mouth is narrow, and a gap for more than none', () => {
    const solid = wrap(boxMesh(40, 40, 40), 0);
    expect(wrap(boxMesh(40, 40, 40), 5)).toBeGreaterThan(1.5 * solid);
    expect(solid / 64_000).toBeCloseTo(1, 3);
  });
});
