import { describe, expect, it } from 'vitest';
import { boxMesh, roundMesh, turnedMesh } from '#test/support/solids.ts';
import { hullOf, hullVolume, offsetVolume } from './convex-hull.ts';

describe('hullOf', () => {
  it('HOLD-05 finds the eight corners of a box, whatever lies inside it', () => {
    const { positions } = boxMesh(30, 20, 10);
    const inside = Array.from({ length: 3000 }, (_, n) => [30, 20, 10][n % 3] as number).map((side, n) => side * ((n * 0.618) % 1));
    const hull = hullOf(Float32Array.from([...positions, ...inside]));
    expect(hull.corners.length / 3).toBe(8);
    expect(hullVolume(hull)).toBeCloseTo(6000, 3);
  });

  it('HOLD-05 comes within a thousandth of a finely meshed sphere with a bounded number of corners', () => {
    const hull = hullOf(roundMesh(120, () => 10).positions);
    expect(hull.corners.length / 3).toBeLessThanOrEqual(2000);
    expect(hullVolume(hull) / ((4 / 3) * Math.PI * 1000)).toBeGreaterThan(0.99);
  });

  it.each([
    ['nothing', []],
    ['a point', [1, 2, 3]],
    ['a line', [0, 0, 0, 1, 1, 1, 2, 2, 2, 5, 5, 5]],
    ['a square', [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0]],
  ])('HOLD-05 gives %s a hull of next to no volume', (_, points) => {
    const hull = hullOf(Float32Array.from(points));
    expect(hull.areas.length).toBeGreaterThanOrEqual(4);
    expect(hull.corners.every(Number.isFinite) && hull.normals.every(Number.isFinite)).toBe(true);
    expect(hullVolume(hull)).toBeLessThan(1e-4);
  });
});

describe('offsetVolume', () => {
  it('HOLD-02 is the box with slabs, quarter rods and eighths of a ball around it', () => {
    const truth = 6000 + 2 * 2 * (600 + 200 + 300) + Math.PI * 4 * 60 + (4 / 3) * Math.PI * 8;
    for (const seed of [1, 2, 3]) {
      expect(offsetVolume(hullOf(turnedMesh(boxMesh(30, 20, 10), seed).positions), 2) / truth).toBeCloseTo(1, 4);
    }
  });
});
