import { expect, test } from 'vitest';
import { compareFigures } from './compare-figures.ts';

const MEASURED = { volumeMm3: 22_244.57, areaMm2: 44_865.09 };
const figure = (value: number, rounding = 0) => ({ value, rounding });

test.each([
  ['the same', 22_243.82, 44_863.69, 'mm', 'note', '22,243.82 mm³, agrees with what we measured: 22,244.57 mm³'],
  ['another volume', 23_000, 44_863.69, 'cm', 'review', 'a volume of 23 cm³, but its shape measures 22.24457 cm³. Please check that'],
  ['another area', null, 43_000, 'mm', 'review', 'a surface area of 43,000 mm², but'],
  ...([25.4, 1 / 25.4] as const).map((factor) => mixedUp(factor, 'millimetres and inches')),
  mixedUp(10, 'millimetres and centimetres'),
  mixedUp(1 / 1000, 'millimetres and metres'),
] as const)('API-17 where the author measured %s, that is said', (_what, volume, area, unit, severity, words) => {
  const stated = { volume: volume === null ? null : figure(volume), area: area === null ? null : figure(area) };
  const message = expect.stringContaining(words);
  expect(compareFigures(stated, MEASURED, unit)).toEqual([{ code: 'STATED_FIGURES', severity, message }]);
});

/** What is said of lengths that are off by a factor. */
function mixedUp(factor: number, units: string) {
  const words = `in every length, as between ${units}`;
  return [`${factor} times as long`, MEASURED.volumeMm3 * factor ** 3, null, 'mm', 'review', words] as const;
}

test('leaves to a figure of few digits what they leave open', () => {
  expect(compareFigures({ volume: figure(20_000, 5000), area: null }, MEASURED, 'mm')).toMatchObject([{ severity: 'note' }]);
});

test('says nothing of an open surface, nor without figures', () => {
  expect(compareFigures({ volume: figure(1), area: figure(1) }, { volumeMm3: null, areaMm2: 5 }, 'mm')).toEqual([]);
  expect(compareFigures({ volume: null, area: null }, MEASURED, 'mm')).toEqual([]);
});
