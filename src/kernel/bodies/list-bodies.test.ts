import { describe, expect, test } from 'vitest';
import { divideFacets } from '#test/support/read-facets.ts';
import { movedMesh, roundMesh } from '#test/support/solids.ts';
import { type Corner, cubeFacets, type Facet, facetsOf, turnFacets } from '#test/support/stl-samples.ts';
import { groupAlike } from './group-alike.ts';

const bodiesOf = (facets: readonly Facet[]) => divideFacets(facets).bodies;
const map = (facets: readonly Facet[], move: (corner: Corner) => Corner): Facet[] =>
  facets.map(([a, b, c]): Facet => [move(a), move(b), move(c)]);
/** A corner bracket without any symmetry, whose mirror image is another body. */
const screw = (move: (corner: Corner) => Corner = (corner) => corner): Facet[] =>
  map(cubeFacets(10), ([x, y, z]) => move([x * (1 + 0.1 * z), y * (1 + 0.05 * x), z * (1 + 0.02 * y)]));
const turned =
  (angle: number, [dx, dy, dz]: Corner) =>
  ([x, y, z]: Corner): Corner => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const [u, v] = [c * x - s * y, s * x + c * y];
    return [u + dx, c * v - s * z + dy, s * v + c * z + dz];
  };

describe('HOLD-06 the bodies of an STL', () => {
  test('a hundred cubes are a hundred bodies, all alike', () => {
    const cubes = Array.from({ length: 100 }, (_, n) => cubeFacets(10, [20 * (n % 10), 20 * Math.floor(n / 10), 0]));
    const bodies = bodiesOf(cubes.flat());
    expect(bodies).toHaveLength(100);
    expect(bodies[99]).toMatchObject({ volumeMm3: 1000, areaMm2: 600, cavities: [] });
    expect(bodies[99]?.positions).toHaveLength(24);
    expect(bodies[99]?.positions.slice(0, 3)).toEqual(Float32Array.from([180, 180, 0]));
    expect(groupAlike(bodies)).toEqual([{ bodies: Array.from({ length: 100 }, (_, n) => n) }]);
  });

  test('HOLD-07 a shell turned inwards within another one is its cavity', () => {
    const hollow = [...cubeFacets(), ...turnFacets(cubeFacets(4, [3, 3, 3]))];
    const bodies = bodiesOf([...cubeFacets(10, [50, 0, 0]), ...hollow]);
    expect(bodies).toMatchObject([
      { volumeMm3: 1000, cavities: [] },
      { volumeMm3: expect.closeTo(936, 6), areaMm2: expect.closeTo(696, 6), cavities: [{ volumeMm3: expect.closeTo(64, 6) }] },
    ]);
  });

  test('HOLD-07 a cavity belongs to the body around it, not to one whose box it lies in', () => {
    const frame = [...cubeFacets(100), ...turnFacets(cubeFacets(80, [10, 10, 10]))];
    const hollow = [...cubeFacets(10, [40, 40, 40]), ...turnFacets(cubeFacets(4, [43, 43, 43]))];
    expect(bodiesOf([...frame, ...hollow]).map(({ cavities }) => cavities.map(({ volumeMm3 }) => Math.round(volumeMm3)))).toEqual([
      [512_000],
      [64],
    ]);
  });

  test('a body that was inside out is turned', () => {
    const bodies = bodiesOf([...cubeFacets(), ...turnFacets(cubeFacets(5, [20, 0, 0]))]);
    expect(bodies.map(({ volumeMm3 }) => volumeMm3)).toEqual([1000, 125]);
    expect([...(bodies[1]?.indices.slice(0, 3) ?? [])]).toEqual([0, 2, 1]);
  });
});

// It has more turns than are tried.
const ball = roundMesh(12, () => 8);
const balls = Array.from({ length: 7 }, (_, n) => facetsOf(movedMesh(ball, 1, [100 * n, 3 * n, 0]))).flat();
const turnedScrews = [screw(), screw(turned(0.7, [40, 5, -3])), cubeFacets(10, [0, 50, 0]), screw(turned(-2, [0, -70, 9]))];
const mirrored = turnFacets(screw(([x, y, z]) => [-x - 30, y, z]));

test.each([
  ['a body that was turned and moved is the same one', turnedScrews.flat(), [[0, 1, 3], [2]]],
  ['a ball that was moved is the same one', balls, [[0, 1, 2, 3, 4, 5, 6]]],
  ['a mirrored body is another one', [...screw(), ...mirrored, ...screw(turned(1, [50, 0, 0]))], [[0, 2], [1]]],
  ['a body a thousandth larger is another one', [...screw(), ...map(screw(), ([x, y, z]) => [x * 1.001 + 60, y, z])], [[0], [1]]],
])('HOLD-06 %s', (_what, facets, groups) => {
  expect(groupAlike(bodiesOf(facets))).toEqual(groups.map((bodies) => ({ bodies })));
});
