import { expect, test } from 'vitest';
import { anglesOf, nearestTurn, VIEW_DIRECTIONS } from './standard-views.ts';

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

test.each([
  ['front', 0, 90],
  ['right', 90, 90],
  ['back', 180, 90],
  ['left', -90, 90],
  ['top', 0, 0],
  ['bottom', 0, 180],
  ['isometric', 45, 55],
] as const)('VIEW-02 the %s view looks from %i° around and %i° from above', (view, azimuth, polar) => {
  const angles = anglesOf(VIEW_DIRECTIONS[view]);
  expect([degrees(angles.azimuth), degrees(angles.polar)]).toEqual([azimuth, polar]);
});

test('there are seven standard views, each with a direction of unit length', () => {
  const directions = Object.values(VIEW_DIRECTIONS);
  expect(directions).toHaveLength(7);
  for (const { x, y, z } of directions) expect(Math.hypot(x, y, z)).toBeCloseTo(1, 12);
});

test.each([
  [0, 90, 90],
  [170, -170, 20],
  [-170, 170, -20],
  [3600, 10, 10],
])('from %i° to %i° the camera turns by %i°', (from, to, turn) => {
  expect(degrees(nearestTurn((from * Math.PI) / 180, (to * Math.PI) / 180))).toBe(turn);
});
