import { expect, test } from 'vitest';
import { spellWeight } from './spell-weight.ts';

test.each([
  [0.4, '1 g', '1 g'],
  [999.4, '999 g', '999 g'],
  [999.6, '1 kg', '1 kg'],
  [1254, '1.25 kg', '1,25 kg'],
  [31_449, '31.4 kg', '31,4 kg'],
  [1_234_567, '1,235 kg', '1.235 kg'],
])('SHOP-09 %d grams are written as %s', (grams, english, german) => {
  expect([spellWeight(grams, 'en-US'), spellWeight(grams, 'de-DE')].map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    english,
    german,
  ]);
});
