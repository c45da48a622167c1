import { expect, test } from 'vitest';
import { encodeSrgb } from './encode-srgb.ts';

test('bytes are those of the formula, whatever the light', () => {
  const byFormula = (light: number) => Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
  for (let step = 0; step <= 100_000; step++) {
    const light = step / 100_000;
    if (encodeSrgb(light) !== byFormula(light)) expect([light, encodeSrgb(light)]).toEqual([light, byFormula(light)]);
  }
  expect([-1, 0, 1, 7].map(encodeSrgb)).toEqual([0, 0, 255, 255]);
});
