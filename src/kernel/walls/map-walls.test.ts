import { expect, test } from 'vitest';
import { measureStl } from '#kernel/stl/measure-stl.ts';
import { blockFacets } from '#test/support/block-facets.ts';
import { binaryStl, type Corner, type Facet } from '#test/support/stl-samples.ts';
import { mapWalls, type WallMap } from './map-walls.ts';

/** Corners of a map: how thick, and how much of the surface goes by each. */
function listShares({ corners, thicknessMm }: WallMap) {
  const shares: { readonly mm: number; readonly mm2: number }[] = [];
  for (let n = 0; n < thicknessMm.length; n += 3) {
    const [a, b, c] = [n, n + 1, n + 2].map((corner) => [...corners.subarray(3 * corner, 3 * corner + 3)]) as [
      number[],
      number[],
      number[],
    ];
    const [u, v] = [b, c].map((point) => point.map((value, axis) => value - (a[axis] ?? 0))) as [number[], number[]];
    const [ux = 0, uy = 0, uz = 0] = u;
    const [vx = 0, vy = 0, vz = 0] = v;
    const mm2 = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
    for (const mm of thicknessMm.subarray(n, n + 3)) shares.push({ mm, mm2: mm2 / 3 });
  }
  return shares;
}

const areaOf = (shares: readonly { readonly mm2: number }[]) => shares.reduce((sum, { mm2 }) => sum + mm2, 0);

async function mapFacets(facets: readonly Facet[], limitMm: number, pause?: () => Promise<void>) {
  const read = measureStl(Uint8Array.from(binaryStl([...facets])), 'mm');
  if (read.outcome !== 'read') throw new Error(read.message);
  return mapWalls(read.mesh, limitMm, pause);
}

test('LOOK-16 a plate is as thick as it is all over its two sides, and beyond the limit along its edges', async () => {
  const shares = listShares(await mapFacets(blockFacets([{ from: [0, 0, 0], to: [40, 30, 2] }]), 8));
  expect(areaOf(shares)).toBeCloseTo(2 * (40 * 30 + 40 * 2 + 30 * 2), 1);
  const thin = shares.filter(({ mm }) => Math.abs(mm - 2) < 1e-4);
  expect(areaOf(thin)).toBeCloseTo(2 * 40 * 30, 1);
  expect(shares.filter(({ mm }) => mm !== Number.POSITIVE_INFINITY)).toHaveLength(thin.length);
});

test('LOOK-16 two large triangles show where a wall is thin that lies behind a part of them', async () => {
  // A block of 20 mm whose top is hollowed out from below for half of its length, but for 1 mm.
  const profile: readonly (readonly [number, number])[] = [
    [0, 0],
    [20, 0],
    [20, 19],
    [40, 19],
    [40, 20],
    [0, 20],
  ];
  const [front, back] = [0, 10].map((y) => profile.map(([x, z]): Corner => [x, y, z])) as [Corner[], Corner[]];
  const at = (corners: Corner[], n: number) => corners[n % profile.length] as Corner;
  const sides = profile.flatMap((_, n): Facet[] => [
    [at(front, n), at(front, n + 1), at(back, n + 1)],
    [at(front, n), at(back, n + 1), at(back, n)],
  ]);
  const caps = [
    [0, 1, 2],
    [0, 2, 5],
    [2, 3, 4],
    [2, 4, 5],
  ].flatMap(([a = 0, b = 0, c = 0]): Facet[] => [
    [at(front, a), at(front, b), at(front, c)],
    [at(back, a), at(back, c), at(back, b)],
  ]);
  const map = await mapFacets([...sides, ...caps], 8);
  const isHigh = (n: number) => Math.abs((map.corners[3 * n + 2] ?? 0) - 20) < 1e-4;
  const top = [...map.thicknessMm.keys()].filter((n) => [0, 1, 2].every((corner) => isHigh(n - (n % 3) + corner)));
  const isThin = (n: number) => Math.abs((map.thicknessMm[n] ?? 0) - 1) < 1e-4;
  const xOf = (n: number) => map.corners[3 * n] ?? 0;
  const flat = top.filter((n) => xOf(n) > 0.5 && xOf(n) < 39.5);
  expect(flat.filter((n) => xOf(n) > 20.5).every(isThin)).toBe(true);
  expect(flat.some((n) => xOf(n) < 19.5)).toBe(true);
  expect(flat.filter((n) => xOf(n) < 19.5).some(isThin)).toBe(false);
});

test('LOOK-16 a model of many triangles has one thickness to each, on its own corners', async () => {
  const facets: Facet[] = [];
  const [around, along] = [400, 40];
  const at = (radius: number, i: number, j: number): Corner => {
    const turn = (2 * Math.PI * (i % around)) / around;
    return [radius * Math.cos(turn), radius * Math.sin(turn), j];
  };
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < along; j++) {
      const [a, b, c, d] = [at(21.5, i, j), at(21.5, i + 1, j), at(21.5, i + 1, j + 1), at(21.5, i, j + 1)];
      facets.push([a, b, c], [a, c, d]);
      const [p, q, r, s] = [at(20, i, j), at(20, i + 1, j), at(20, i + 1, j + 1), at(20, i, j + 1)];
      facets.push([p, r, q], [p, s, r]);
    }
    const ends: readonly [number, boolean][] = [
      [0, false],
      [along, true],
    ];
    for (const [j, isTop] of ends) {
      const [a, b, c, d] = [at(20, i, j), at(21.5, i, j), at(21.5, i + 1, j), at(20, i + 1, j)];
      facets.push(
        ...((isTop
          ? [
              [a, b, c],
              [a, c, d],
            ]
          : [
              [a, c, b],
              [a, d, c],
            ]) as Facet[]),
      );
    }
  }
  let pauses = 0;
  const map = await mapFacets(facets, 8, async () => {
    pauses += 1;
  });
  expect(pauses).toBeGreaterThan(5);
  expect(map.thicknessMm).toHaveLength(3 * facets.length);
  const walls = listShares(map).filter(({ mm }) => Math.abs(mm - 1.5) < 0.01);
  expect(areaOf(walls) / (2 * Math.PI * (20 + 21.5) * 40)).toBeCloseTo(1, 2);
});

test('LOOK-16 measuring ends where it is no longer wanted', async () => {
  const ended = mapFacets(blockFacets([{ from: [0, 0, 0], to: [40, 30, 2] }]), 8, () => Promise.reject(new Error('Closed.')));
  await expect(ended).rejects.toThrow('Closed.');
});
