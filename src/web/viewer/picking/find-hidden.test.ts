import { expect, test } from 'vitest';
import { cubeFacets, looseMesh } from '#test/support/stl-samples.ts';
import { findHidden } from './find-hidden.ts';

/** 10 mm, from the origin. */
const cube = looseMesh(cubeFacets(10));
const eye = { x: 5, y: -100, z: 5 };
const point = (x: number, y: number, z: number, within = 0.01) => ({ at: { x, y, z }, within });

test('HOLD-08 points on the far side are hidden, those on the near side and beside are not', () => {
  const points = [point(4, 0, 6), point(4, 10, 6), point(30, 10, 6)];
  expect(findHidden(cube, { eye, points, shown: null })).toEqual([false, true, false]);
  expect(findHidden(cube, { eye: { ...eye, y: 110 }, points, shown: null })).toEqual([true, false, false]);
});

test('HOLD-08 a wall as thin as the point allows for does not hide it', () => {
  expect(findHidden(cube, { eye, points: [point(4, 10, 6, 11)], shown: null })).toEqual([false]);
});

test('HOLD-08 what is cut away hides nothing, and points on it are hidden', () => {
  // Only what lies beyond y = 8 is shown.
  const shown = { normal: { x: 0, y: 1, z: 0 }, constant: -8 };
  expect(findHidden(cube, { eye, points: [point(4, 10, 6), point(4, 0, 6)], shown })).toEqual([false, true]);
});
