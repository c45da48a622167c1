import { expect, test } from 'vitest';
import { shownColor } from './shown-color.ts';

test.each([
  ['#ffffff', '#ffffff'],
  ['#bb1e10', '#bb1e10'],
  ['#1b1b1c', '#3f3f40'],
  ['#000000', '#404040'],
  ['#000040', '#000040'],
])('LOOK-07 a part in %s is shown in %s', (rgb, shown) => {
  expect(shownColor(rgb)).toBe(shown);
});
