import { describe, expect, test } from 'vitest';
import { colorOpacity } from './color-opacity.ts';

describe('MAT-07 opacity is 1 − alpha/100 clamped, and an alpha of 100 counts as 0', () => {
  test.each([
    [0, 1],
    [25, 0.75],
    [65, 0.35],
    [99, 0.01],
    [100, 1],
    [150, 0],
    [-20, 1],
  ])('MAT-07 an alpha of %d gives an opacity of %d', (alpha, opacity) => {
    expect(colorOpacity(alpha)).toBeCloseTo(opacity, 12);
  });
});
