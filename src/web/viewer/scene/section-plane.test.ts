import { expect, test } from 'vitest';
import { placeSection } from './section-plane.ts';

const size = { x: 10, y: 20, z: 40 };

function shows(section: Parameters<typeof placeSection>[0], z: number): boolean {
  const { normal, constant } = placeSection(section, size);
  return normal.z * z + constant >= 0;
}

test('VIEW-12 a section in the middle shows what lies below it, and above it when flipped', () => {
  expect(placeSection({ axis: 'z', position: 0.5, flipped: false }, size)).toEqual({ normal: { x: 0, y: 0, z: -1 }, constant: 0 });
  expect([-1, 1].map((z) => shows({ axis: 'z', position: 0.5, flipped: false }, z))).toEqual([true, false]);
  expect([-1, 1].map((z) => shows({ axis: 'z', position: 0.5, flipped: true }, z))).toEqual([false, true]);
});

test.each([
  [1, false, true],
  [0, false, false],
  [0, true, true],
  [1, true, false],
  [7, false, true],
])('VIEW-12 at position %d, flipped %s, the whole box is shown: %s', (position, flipped, whole) => {
  expect([-20, 0, 20].map((z) => shows({ axis: 'z', position, flipped }, z))).toEqual([whole, whole, whole]);
});
