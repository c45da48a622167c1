import { expect, test } from 'vitest';
import { createRandom } from '#test/support/random.ts';
import { luminanceOf, PETROL, parseColor, tintIn } from './tint.ts';

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminanceOf(parseColor(one)), luminanceOf(parseColor(other))].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
const shadesIn = (color: string) => {
  const tint = tintIn(color);
  const shade = (name: string) => tint[name] ?? expect.fail(name);
  return { of: (number: number) => shade(`--mantine-color-petrol-${number}`), deep: shade('--accent-deep') };
};

test('LOOK-12 whatever color a shop has, what is written in it, on it and beside it has AA contrast', () => {
  const random = createRandom(12);
  const any = Array.from({ length: 500 }, () => `#${random.below(0x1000000).toString(16).padStart(6, '0')}`);
  for (const color of ['#000000', '#ffffff', '#ffff00', '#0000ff', '#ff0000', '#00ff00', ...any]) {
    const { of, deep } = shadesIn(color);
    const pairs = {
      whiteOnFilled: [of(8), '#ffffff'],
      textOnSoft: [of(8), of(0)],
      textInTheDark: [of(3), deep],
      textOnLight: [of(9), of(1)],
    };
    for (const [name, [one = '', other = '']] of Object.entries(pairs)) {
      expect(contrast(one, other), `${name} of ${color}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('LOOK-12 shades keep the hue of the color and the luminance of those whose place they take', () => {
  const { of } = shadesIn('#c2185b');
  const [red, green, blue] = parseColor(of(8));
  expect(red).toBeGreaterThan(2 * blue);
  expect(blue).toBeGreaterThan(green);
  for (const [shade, own] of PETROL.entries()) {
    expect(Math.abs(luminanceOf(parseColor(of(shade))) - luminanceOf(parseColor(own)))).toBeLessThan(0.01);
  }
  expect(tintIn(PETROL[8])['--mantine-color-petrol-8']).toBe(PETROL[8]);
});
