import { expect, test } from 'vitest';
import { describeEdge } from './describe-edge.ts';
import { describeFace } from './describe-face.ts';
import { fitCircle } from './fit-circle.ts';

const circle = (count: number, turns = 1) =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * turns * n) / count;
    return { x: 3 + 4 * Math.cos(angle), y: 5, z: 7 + 4 * Math.sin(angle) };
  });
const segmentsOf = (points: readonly { x: number; y: number; z: number }[]) =>
  Float32Array.from(
    points.flatMap((point, n) => {
      const next = points[(n + 1) % points.length] ?? point;
      return [point.x, point.y, point.z, next.x, next.y, next.z];
    }),
  );

test('VIEW-12 a circle is found from its points, whole or in part', () => {
  for (const turns of [1, 0.3]) {
    const found = fitCircle(circle(12, turns));
    expect(found?.radius).toBeCloseTo(4, 9);
    expect(found?.centre.x).toBeCloseTo(3, 9);
  }
});

test('VIEW-12 lines, corners and too few points are no circle', () => {
  const line = Array.from({ length: 9 }, (_, n) => ({ x: n, y: 2 * n, z: 0 }));
  expect(fitCircle(line)).toBeNull();
  expect(fitCircle([...line, { x: 4, y: 9, z: 0 }])).toBeNull();
  expect(fitCircle(circle(4))).toBeNull();
  expect(fitCircle(circle(8).map((point, n) => ({ ...point, y: n })))).toBeNull();
});

test('VIEW-12 the length of a round edge counts its arcs, that of a straight one its ends', () => {
  const round = describeEdge(segmentsOf(circle(16)));
  expect(round.lengthMm).toBeCloseTo(8 * Math.PI, 4);
  expect(round.radiusMm).toBeCloseTo(4, 5);
  expect(describeEdge(Float32Array.of(0, 0, 0, 3, 4, 0))).toEqual({ lengthMm: 5, radiusMm: null });
});

test('VIEW-12 a face is told to be flat or round by its triangles', () => {
  expect(describeFace(Float32Array.of(0, 0, 0, 2, 0, 0, 0, 2, 0))).toEqual({ areaMm2: 2, radiusMm: null, surface: 'plane' });
  const rim = circle(24);
  const wall = rim.flatMap((a, n) => {
    const b = rim[(n + 1) % rim.length] ?? a;
    return [a, b, { ...a, y: 9 }].flatMap(({ x, y, z }) => [x, y, z]);
  });
  const tube = describeFace(Float32Array.from(wall));
  expect(tube).toMatchObject({ surface: 'cylinder' });
  expect(tube.radiusMm).toBeCloseTo(4, 4);
});
