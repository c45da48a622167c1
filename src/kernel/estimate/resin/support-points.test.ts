import { describe, expect, it } from 'vitest';
import { MASKED_VAT } from '#domain/machines/presets/resin.ts';
import { boxMesh, turnedMesh } from '#test/support/solids.ts';
import { placeBody } from '../layers/place-body.ts';
import { prepareBody } from '../prepare-body.ts';
import type { BodyMesh } from '../shape/body-mesh.ts';
import { estimateResin } from './estimate-resin.ts';
import { findSupportPoints } from './support-points.ts';

const { machine } = MASKED_VAT;

/** A closed outline of radius and height in turn, counter-clockwise, turned about the z axis. */
function turned(outline: ReadonlyArray<readonly [number, number]>, steps = 64): BodyMesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let step = 0; step < steps; step++) {
    const angle = (2 * Math.PI * step) / steps;
    for (const [radius, height] of outline) positions.push(radius * Math.cos(angle), radius * Math.sin(angle), height);
    for (let at = 0; at < outline.length; at++) {
      const [next, around] = [(at + 1) % outline.length, ((step + 1) % steps) * outline.length];
      const [a, b, c, d] = [step * outline.length + at, around + at, around + next, step * outline.length + next];
      indices.push(a, b, c, a, c, d);
    }
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

/** A slab of 40 × 20 × 4 mm that leans up from its lower edge. */
function leaning(degrees: number): BodyMesh {
  const { positions, indices } = boxMesh(40, 20, 4);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    positions: positions.map((value, n) => {
      const [x, z] = [positions[n - (n % 3)] as number, positions[n - (n % 3) + 2] as number];
      return [x * cos - z * sin, value, x * sin + z * cos][n % 3] as number;
    }),
    indices,
  };
}

function place(mesh: BodyMesh) {
  return placeBody(prepareBody(mesh).shape, { up: [0, 0, 1], along: [1, 0, 0], sizeMm: { x: 0, y: 0, z: 0 } }, 'full');
}

const pointsUnder = (mesh: BodyMesh) => findSupportPoints(place(mesh).columns(), machine).count;
const supportOf = (mesh: BodyMesh) => estimateResin(place(mesh), machine).supportCm3;

/** A bowl on a foot, its walls too steep to be held. */
const BOWL = turned([
  [8, 0],
  [11, 0],
  [11, 2],
  [30, 30],
  [28, 30],
  [9, 3],
  [8, 3],
]);

// Counted in slices that PrusaSlicer 2.5 made of the same shapes, with 0.05 mm layers, 1 mm of pad and 5 mm of lift.
describe('findSupportPoints', () => {
  it.each([
    [10, 13],
    [20, 48],
    [40, 184],
  ])('HOLD-02 holds a plate of %i mm by its area: %i points', (side, points) => {
    expect(pointsUnder(boxMesh(side, side, 3)) / points).toBeGreaterThan(0.85);
    expect(pointsUnder(boxMesh(side, side, 3)) / points).toBeLessThan(1.15);
  });

  it.each([
    [1, 57],
    [2, 69],
    [4, 84],
  ])('HOLD-02 holds a strip 40 mm long and %i mm wide by many more for its area: %i points', (width, points) => {
    expect(pointsUnder(boxMesh(40, width, 3)) / points).toBeGreaterThan(0.85);
    expect(pointsUnder(boxMesh(40, width, 3)) / points).toBeLessThan(1.15);
  });

  it('HOLD-02 holds a slab that leans by 10° all over, by 40° along its lower edge alone: 130 and 13 points', () => {
    expect(pointsUnder(leaning(10)) / 130).toBeGreaterThan(0.85);
    expect(pointsUnder(leaning(10)) / 130).toBeLessThan(1.15);
    expect(pointsUnder(leaning(40))).toBeGreaterThan(10);
    expect(pointsUnder(leaning(40))).toBeLessThan(18);
  });

  it('HOLD-02 holds a cone that widens by 30° from the plate all over, and one of 60° at its tip: 36 points and one', () => {
    const cone = (height: number) =>
      turned([
        [0.01, 0],
        [10, height],
        [0.01, height],
      ]);
    expect(pointsUnder(cone(5.77)) / 36).toBeGreaterThan(0.8);
    expect(pointsUnder(cone(5.77)) / 36).toBeLessThan(1.2);
    expect(pointsUnder(cone(17.3))).toBeLessThan(3);
  });
});

describe('estimateResin', () => {
  it.each([
    [8, 0.251],
    [20, 1.338],
  ])('HOLD-02 holds a cube of %i mm on its corner, whose edges that rise are no parts that begin in the air', (side, slicedCm3) => {
    const [third, half] = [Math.sqrt(1 / 3), Math.sqrt(1 / 2)];
    const stance = { up: [third, third, third], along: [half, -half, 0], sizeMm: { x: 0, y: 0, z: 0 } } as const;
    const { supportCm3 } = estimateResin(placeBody(prepareBody(boxMesh(side, side, side)).shape, stance, 'full'), machine);
    expect(supportCm3 / slicedCm3).toBeGreaterThan(0.9);
    expect(supportCm3 / slicedCm3).toBeLessThan(1.3);
  });

  it('HOLD-02 comes near a slicer with a box of 15 × 10 × 6 mm that stands on a corner: 0.279 ml of supports', () => {
    expect(supportOf(turnedMesh(boxMesh(15, 10, 6), 3)) / 0.279).toBeGreaterThan(0.8);
    expect(supportOf(turnedMesh(boxMesh(15, 10, 6), 3)) / 0.279).toBeLessThan(1.2);
  });

  it('HOLD-02 lays the pad of a bowl under its foot, not under all it covers', () => {
    const column = turned([
      [8, 0],
      [11, 0],
      [11, 30],
      [8, 30],
    ]);
    expect(supportOf(BOWL) / supportOf(column)).toBeGreaterThan(0.9);
    expect(supportOf(BOWL) / supportOf(column)).toBeLessThan(1.1);
  });

  it('HOLD-02 does not fill the space between blades with pad', () => {
    const bars = (count: number) => {
      const { positions, indices } = boxMesh(80, 4, 4);
      const all = { positions: [] as number[], indices: [] as number[] };
      for (let bar = 0; bar < count; bar++) {
        const [cos, sin] = [Math.cos((Math.PI * bar) / count), Math.sin((Math.PI * bar) / count)];
        all.indices.push(...[...indices].map((corner) => corner + (bar * positions.length) / 3));
        for (let n = 0; n < positions.length; n += 3) {
          const [x, y, z] = [(positions[n] as number) - 40, (positions[n + 1] as number) - 2, positions[n + 2] as number];
          all.positions.push(x * cos - y * sin, x * sin + y * cos, z);
        }
      }
      return { positions: Float32Array.from(all.positions), indices: Uint32Array.from(all.indices) };
    };
    const disc = turned([
      [0.01, 0],
      [40, 0],
      [40, 4],
      [0.01, 4],
    ]);
    expect(supportOf(bars(2))).toBeLessThan(0.4 * supportOf(disc));
  });
});
