import type { BuiltInPartId } from '#domain/rates/golden-part.ts';

type Point = readonly [x: number, y: number, z: number];
type Triangle = readonly [Point, Point, Point];

const HEADER_BYTES = 80;
const FACET_BYTES = 50;

/** The solids that rates are tried on, mm; all corners turn so that the outside is seen. */
const SOLIDS: { readonly [Id in BuiltInPartId]: () => readonly Triangle[] } = {
  // Two legs of 60 and 40 mm at a right angle, 5 mm thick and 30 mm wide.
  'golden-bracket': () =>
    raise(
      [
        [0, 0],
        [60, 0],
        [60, 5],
        [5, 5],
        [5, 40],
        [0, 40],
      ],
      30,
    ),
  // A disc of 80 mm with a hub and a bore of 20 mm.
  'golden-flange': () =>
    turn(
      [
        [10, 0],
        [40, 0],
        [40, 8],
        [18, 8],
        [18, 25],
        [10, 25],
      ],
      96,
      1,
    ),
  // A box of 100 by 70 by 35 mm with walls of 2.5 and 1.75 mm, open at the top.
  'golden-housing': () =>
    turn(
      [
        [0, 0],
        [50, 0],
        [50, 35],
        [47.5, 35],
        [47.5, 2.5],
        [0, 2.5],
      ],
      4,
      0.7,
    ),
};

/** A built-in part as a binary STL file. */
export function composeBuiltInSolid(id: BuiltInPartId): Buffer {
  const triangles = SOLIDS[id]();
  const file = Buffer.alloc(HEADER_BYTES + 4 + FACET_BYTES * triangles.length);
  file.write(id);
  file.writeUInt32LE(triangles.length, HEADER_BYTES);
  for (const [index, triangle] of triangles.entries()) {
    // The facet's normal stays 0 0 0: readers take it from the corners.
    const at = HEADER_BYTES + 4 + FACET_BYTES * index + 12;
    for (const [n, value] of triangle.flat().entries()) file.writeFloatLE(value, at + 4 * n);
  }
  return file;
}

/** A prism over a polygon, counter-clockwise, that is seen whole from its first corner. */
function raise(polygon: readonly (readonly [number, number])[], height: number): readonly Triangle[] {
  const corners = polygon.map(([x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] ?? [x, y];
    return { low: [x, y, 0], high: [x, y, height], nextLow: [nextX, nextY, 0], nextHigh: [nextX, nextY, height] } as const;
  });
  const [first] = corners;
  if (first === undefined) return [];
  const sides = corners.flatMap(({ low, high, nextLow, nextHigh }): Triangle[] => [
    [low, nextLow, nextHigh],
    [low, nextHigh, high],
  ]);
  const ends = corners.slice(1, -1).flatMap(({ low, high, nextLow, nextHigh }): Triangle[] => [
    [first.low, nextLow, low],
    [first.high, high, nextHigh],
  ]);
  return [...sides, ...ends];
}

/**
 * A profile of distance from the axis and height, counter-clockwise, turned around the axis in so many steps; with four, the distance is
 * that of the flat sides, and `depth` stretches the box along y.
 */
function turn(profile: readonly (readonly [number, number])[], steps: number, depth: number): readonly Triangle[] {
  const reach = steps === 4 ? Math.SQRT2 : 1;
  const place = ([distance, height]: readonly [number, number], step: number): Point => {
    const angle = ((2 * (step % steps) + 1) * Math.PI) / steps;
    return [distance * reach * Math.cos(angle), distance * reach * Math.sin(angle) * depth, height];
  };
  return profile.flatMap((from, index) => {
    const to = profile[(index + 1) % profile.length] ?? from;
    return Array.from({ length: steps }, (_, step) => step).flatMap((step): Triangle[] => {
      const [a, b, c, d] = [place(from, step), place(from, step + 1), place(to, step + 1), place(to, step)];
      // On the axis two corners are one.
      return [...(from[0] === 0 ? [] : [[a, b, c] as const]), ...(to[0] === 0 ? [] : [[a, c, d] as const])];
    });
  });
}
