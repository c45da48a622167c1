import { expect, test } from 'vitest';
import { joinPoints, type Point } from './join-points.ts';

test('points within the tolerance of each other get the first of them as their stand-in', () => {
  const points: Point[] = [
    [0, 0, 0],
    [10, 0, 0],
    [0, 0, 0.9],
    [0, 1.1, 0],
    [10, -0.5, 0.5],
  ];
  expect(joinPoints(points, 1)).toEqual([0, 1, 0, 3, 1]);
  expect(joinPoints(points, 0)).toEqual([0, 1, 2, 3, 4]);
});

test('points are found on both sides of a border between cells', () => {
  const border: Point[] = [-100, 0, 100].flatMap((x): Point[] => [
    [x - 0.4, 100, 0],
    [x + 0.4, 99.9, -0.1],
  ]);
  expect(joinPoints(border, 1)).toEqual([0, 0, 2, 2, 4, 4]);
});
