import { describe, expect, test } from 'vitest';
import type { Vector } from '../vectors.ts';
import { isPlane, recognizeSurface } from './recognize-surface.ts';
import { parseSurface } from './surface-point.ts';

const KNOTS = '\n\n0 2\n1 2\n\n0 2\n1 2\n';

function bilinear(...poles: readonly Vector[]): string {
  return `9 0 0 0 0 1 1 2 2 2 2 ${poles.map((pole) => pole.join(' ')).join('  ')}${KNOTS}`;
}

function recognized(text: string): string {
  const found = recognizeSurface(text);
  if (found === null) throw new Error(`Not recognised: ${text}`);
  return found;
}

describe('planes', () => {
  test('a spline of four poles in a plane is that plane, and looks to the same side', () => {
    const plane = recognized(bilinear([0, 0, 5], [0, 10, 5], [20, 0, 5], [20, 10, 5]));
    expect(isPlane(plane)).toBe(true);
    expect(plane.trim().split(' ').map(Number)).toEqual([1, 0, 0, 5, 0, 0, 1, 1, 0, 0, 0, 1, 0]);
    expect(recognized(bilinear([0, 0, 5], [20, 0, 5], [0, 10, 5], [20, 10, 5]))).toContain(' 0 0 -1 ');
  });

  test.each([
    ['bent by a millionth', bilinear([0, 0, 0], [0, 10, 0], [20, 0, 0], [20, 10, 2e-5])],
    ['that folds back', bilinear([0, 0, 0], [0, 10, 0], [20, 10, 0], [20, 0, 0])],
    ['collapsed to a line', bilinear([0, 0, 0], [0, 10, 0], [0, 20, 0], [0, 30, 0])],
    ['that is rational', '9 1 0 0 0 1 1 2 2 2 2 0 0 0 1  0 1 0 1  1 0 0 1  1 1 0 2\n\n0 2\n1 2\n\n0 2\n1 2\n'],
  ])('a spline %s is none', (_, text) => expect(recognizeSurface(text)).toBeNull());

  test('an extruded line is one', () => {
    expect(recognized('6 0 0 1 \n1 2 3 4 1 0 0 ')).toBe('1 2 3 4 0 -1 0 1 0 0 0 0 1 ');
  });
});

/** A line from (start) along (along) turned about the axis z through the origin. */
function turned([x, y, z]: Vector, [dx, dy, dz]: Vector, u: number, v: number): Vector {
  const [px, py, pz] = [x + v * dx, y + v * dy, z + v * dz];
  return [px * Math.cos(u) - py * Math.sin(u), px * Math.sin(u) + py * Math.cos(u), pz];
}

describe('surfaces of revolution', () => {
  const [sin, cos] = [Math.sin(0.3), Math.cos(0.3)];
  test.each<[string, string, Vector, Vector]>([
    ['a parallel line: a cylinder', '2', [3, 4, 1], [0, 0, 1]],
    ['a parallel line that runs down: a cylinder', '2', [3, 4, 1], [0, 0, -1]],
    ['a slanted line: a cone', '3', [3, 4, 1], [0.6 * sin, 0.8 * sin, cos]],
    ['a line that narrows downward: a cone', '3', [3, 4, 1], [-0.6 * sin, -0.8 * sin, -cos]],
  ])('of %s, with the same parameters', (_, kind, start, along) => {
    const found = recognized(`7 0 0 -7 0 0 1 \n8 0 10\n1 ${start.join(' ')} ${along.join(' ')} `);
    expect(found.charAt(0)).toBe(kind);
    const point = parseSurface(found);
    for (const [u, v] of [
      [0, 0],
      [1, 2],
      [4, -1],
      [6, 3],
    ] as const) {
      const [at, expected] = [point?.(u, v), turned(start, along, u, v)];
      for (const axis of [0, 1, 2] as const) expect(at?.[axis]).toBeCloseTo(expected[axis], 12);
    }
  });

  test.each([
    ['a skew line', '7 0 0 0 0 0 1 \n1 5 0 0 0 0.6 0.8 '],
    ['a line across the axis, a plane', '7 0 0 0 0 0 1 \n1 5 0 0 1 0 0 '],
    ['a circle', '7 0 0 0 0 0 1 \n2 5 0 0 0 1 0 1 0 0 0 0 -1 1'],
  ])('of %s stay as they are', (_, text) => expect(recognizeSurface(text)).toBeNull());
});

test('a circle extruded along its axis is a cylinder, along another direction none', () => {
  const circle = '2 1 2 3 0 0 1 1 0 0 0 1 0 5';
  expect(recognized(`6 0 0 -1 \n${circle}`)).toBe('2 1 2 3 0 0 -1 1 0 0 0 1 0 5 ');
  expect(recognizeSurface(`6 0 0.6 0.8 \n${circle}`)).toBeNull();
});

test('a rational spline surface is where its cylinder is', () => {
  const half = Math.SQRT1_2;
  const text = `9 1 0 0 0 2 1 3 2 2 2 1 0 0 1  1 0 4 1  \n1 1 0 ${half}  1 1 4 ${half}  \n0 1 0 1  0 1 4 1  \n\n0 3\n1 3\n\n0 2\n1 2\n`;
  const point = parseSurface(text);
  for (const [u, v] of [
    [0, 0],
    [0.25, 0.5],
    [0.8, 1],
    [1, 0.1],
  ] as const) {
    const [x, y, z] = point?.(u, v) ?? [];
    expect(Math.hypot(x ?? 0, y ?? 0)).toBeCloseTo(1, 12);
    expect(z).toBeCloseTo(4 * v, 12);
  }
});
