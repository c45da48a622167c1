import { describe, expect, test } from 'vitest';
import { binaryStl, type Corner, cubeFacets, type Facet, turnFacets } from '#test/support/stl-samples.ts';
import type { ModelMesh } from '../basics/model.ts';
import { measureStl } from '../stl/measure-stl.ts';
import { measureWalls } from './measure-walls.ts';

function meshOf(facets: readonly Facet[]): ModelMesh {
  const read = measureStl(binaryStl(facets), 'mm');
  if (read.outcome === 'refused') throw new Error(read.message);
  return read.mesh;
}

const box = ([dx, dy, dz]: Corner, [x, y, z]: Corner = [0, 0, 0]): Facet[] =>
  cubeFacets(1).map(([a, b, c]): Facet => {
    const place = (corner: Corner): Corner => [x + corner[0] * dx, y + corner[1] * dy, z + corner[2] * dz];
    return [place(a), place(b), place(c)];
  });
/** Turns facets out of all planes of the axes. */
const turned = (facets: readonly Facet[]): Facet[] =>
  facets.map(([a, b, c]): Facet => {
    const turn = ([x, y, z]: Corner): Corner => {
      const [u, v] = [0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y];
      return [u, 0.96 * v - 0.28 * z, 0.28 * v + 0.96 * z];
    };
    return [turn(a), turn(b), turn(c)];
  });
const moved = (facets: readonly Facet[], [dx, dy, dz]: Corner): Facet[] =>
  facets.map(([a, b, c]): Facet => {
    const move = ([x, y, z]: Corner): Corner => [x + dx, y + dy, z + dz];
    return [move(a), move(b), move(c)];
  });
/** A body of one outline, in the plane of x and z, drawn along y. */
function prism(outline: readonly (readonly [number, number])[], length: number): Facet[] {
  const facets: Facet[] = [];
  const [x0, z0] = outline[0] as readonly [number, number];
  for (const [n, [x, z]] of outline.entries()) {
    const [xn, zn] = outline[(n + 1) % outline.length] as readonly [number, number];
    facets.push([
      [x, 0, z],
      [xn, 0, zn],
      [xn, length, zn],
    ]);
    facets.push([
      [x, 0, z],
      [xn, length, zn],
      [x, length, z],
    ]);
    facets.push([
      [x0, 0, z0],
      [xn, 0, zn],
      [x, 0, z],
    ]);
    facets.push([
      [x0, length, z0],
      [x, length, z],
      [xn, length, zn],
    ]);
  }
  return facets;
}
const circle = (count: number, radius: number) =>
  Array.from(
    { length: count },
    (_, n) => [radius * Math.cos((-2 * Math.PI * n) / count), radius * Math.sin((-2 * Math.PI * n) / count)] as const,
  );

/** A body of one outline turned about the axis of z; the outline begins and ends on it. */
function lathe(outline: readonly (readonly [number, number])[], sides: number): Facet[] {
  const facets: Facet[] = [];
  const place = ([radius, z]: readonly [number, number], side: number): Corner => {
    const angle = (2 * Math.PI * (side % sides)) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  };
  for (let n = 0; n + 1 < outline.length; n++) {
    const [low, high] = [outline[n], outline[n + 1]] as [readonly [number, number], readonly [number, number]];
    for (let side = 0; side < sides; side++) {
      if (low[0] > 0) facets.push([place(low, side), place(low, side + 1), place(high, side)]);
      if (high[0] > 0) facets.push([place(low, side + 1), place(high, side + 1), place(high, side)]);
    }
  }
  return facets;
}
const arc = (steps: number, radius: number) =>
  Array.from({ length: steps + 1 }, (_, n): readonly [number, number] => {
    const angle = (Math.PI * n) / steps;
    return [n === 0 || n === steps ? 0 : radius * Math.sin(angle), -radius * Math.cos(angle)];
  });

describe('HOLD-08 the thinnest wall', () => {
  test.each([
    ['a thin plate', box([60, 40, 0.6]), 0.6],
    ['a thin plate, turned', turned(box([60, 40, 0.6])), 0.6],
    ['a cube', box([20, 20, 20]), 20],
    ['a ball', lathe(arc(32, 10), 64), 20],
    ['a rod of 64 sides', prism(circle(64, 3), 40), 6],
    ['a needle of 15 sides', prism(circle(15, 0.2), 30), 0.4],
    ['a large box with a wall of 0.4 mm', [...box([200, 150, 100]), ...turnFacets(box([196.6, 146, 96], [3, 2, 2]))], 0.4],
    ['a block with a fin of 0.2 mm beside it', [...box([200, 150, 100]), ...box([0.2, 1.5, 1.5], [210, 20, 30])], 0.2],
    ['a block with a needle of 0.3 mm on it', [...box([200, 150, 100]), ...moved(prism(circle(16, 0.15), 4), [50, 160, 50])], 0.3],
    [
      'a wall that tapers at 6° to a side, down to 0.5 mm',
      prism(
        [
          [-2, 0],
          [2, 0],
          [0.25, 16],
          [-0.25, 16],
        ],
        40,
      ),
      0.5,
    ],
  ])('%s', (_name, facets, mm) => {
    const { thinnest, errorMm, samples } = measureWalls(meshOf(facets));
    const found = thinnest[0]?.mm ?? Number.NaN;
    expect(Math.abs(found - mm)).toBeLessThanOrEqual(Math.max(errorMm, 0.05 * mm));
    expect(errorMm).toBeLessThanOrEqual(0.05 * mm);
    expect(samples).toBeGreaterThan(2000);
  });

  test.each([
    [
      'a knife of 30°',
      prism(
        [
          [-2.68, 0],
          [2.68, 0],
          [0, 10],
        ],
        60,
      ),
    ],
    [
      'a wedge of 15°',
      prism(
        [
          [0, 0],
          [30, 0],
          [0, 7.9],
        ],
        60,
      ),
    ],
    [
      'a cone of 20°',
      lathe(
        [
          [0, 0],
          [5, 0],
          [0, 28.4],
        ],
        48,
      ),
    ],
    ['a lens', lathe([[0, 0], ...[10, 9.9, 9.5, 9, 8, 6, 3, 0].map((r): readonly [number, number] => [r, 2 * (1 - (r / 10) ** 2)])], 48)],
    [
      'a cube with a chamfer of 0.1 mm',
      prism(
        [
          [0, 0],
          [20, 0],
          [20, 19.9],
          [19.9, 20],
          [0, 20],
        ],
        20,
      ),
    ],
  ])('an edge is no thin wall: %s', (_name, facets) => {
    expect(measureWalls(meshOf(facets)).thinnest[0]?.mm ?? Infinity).toBeGreaterThan(1.2);
  });

  test('spots are told apart, thinnest first, with their places', () => {
    const { thinnest } = measureWalls(meshOf([...box([50, 50, 50]), ...box([0.3, 20, 20], [60, 0, 0]), ...box([20, 0.5, 20], [0, 70, 0])]));
    expect(thinnest[0]?.mm).toBeCloseTo(0.3, 3);
    expect(thinnest[0]?.at[0]).toBeGreaterThan(59);
    const second = thinnest.find(({ mm }) => mm > 0.4);
    expect(second?.mm).toBeCloseTo(0.5, 3);
    expect(second?.at[1]).toBeGreaterThan(69);
    expect(thinnest.length).toBeLessThanOrEqual(8);
  });

  test('a large thin wall does not keep a smaller one from being told', () => {
    const { thinnest } = measureWalls(
      meshOf([...box([200, 200, 0.3]), ...box([20, 20, 0.5], [0, 0, 50]), ...box([8, 0.8, 8], [0, 0, 90])]),
    );
    expect(thinnest.map(({ mm }) => Number(mm.toFixed(3)))).toEqual([0.3, 0.5, 0.8]);
  });

  test('the same file has the same figures each time', () => {
    const mesh = meshOf(turned(box([60, 40, 0.6])));
    expect(measureWalls(mesh)).toEqual(measureWalls(mesh));
  });

  test('bodies that touch have their own walls', () => {
    const mesh = meshOf([...box([20, 20, 20]), ...box([20, 20, 20], [20, 0.001, 0])]);
    const bodyOfTriangle = Uint32Array.from({ length: 24 }, (_, n) => (n < 12 ? 0 : 1));
    const { thinnest, gaps } = measureWalls(mesh, { bodyOfTriangle });
    expect(thinnest[0]?.mm).toBeCloseTo(20, 3);
    expect(gaps).toEqual([]);
  });

  test('a small thin body is found beside one of very many triangles', () => {
    const ball = lathe(arc(200, 40), 400);
    const mesh = meshOf([...ball, ...box([0.3, 0.3, 0.15], [50, 0, 0])]);
    const bodyOfTriangle = Uint32Array.from({ length: mesh.indices.length / 3 }, (_, n) => (n < ball.length ? 0 : 1));
    expect(measureWalls(mesh, { bodyOfTriangle }).thinnest[0]?.mm).toBeCloseTo(0.15, 3);
  });

  test('the work can be ended', () => {
    const check = () => {
      throw new Error('enough');
    };
    expect(() => measureWalls(meshOf(box([1, 1, 1])), { check })).toThrow('enough');
  });
});

describe('HOLD-08 the narrowest gap', () => {
  test('a slot of 0.3 mm in a block', () => {
    const outline = [
      [0, 0],
      [20, 0],
      [20, 10],
      [10.3, 10],
      [10.3, 4],
      [10, 4],
      [10, 10],
      [0, 10],
    ] as const;
    const { gaps, thinnest } = measureWalls(meshOf(prism(outline, 30)));
    expect(gaps[0]?.mm).toBeCloseTo(0.3, 2);
    expect(thinnest[0]?.mm).toBeGreaterThan(3);
  });

  test('a groove that ends in an edge is none', () => {
    const outline = [
      [0, 0],
      [20, 0],
      [20, 10],
      [12, 10],
      [10, 4],
      [8, 10],
      [0, 10],
    ] as const;
    expect(measureWalls(meshOf(prism(outline, 30))).gaps[0]?.mm ?? Infinity).toBeGreaterThan(1);
  });
});
