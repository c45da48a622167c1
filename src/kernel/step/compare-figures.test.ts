import { describe, expect, test } from 'vitest';
import { compareFigures } from './compare-figures.ts';

const MEASURED = { volumeMm3: 22_244.57, areaMm2: 44_865.09 };
const figure = (value: number, rounding = 0) => ({ value, rounding });

describe('compareFigures', () => {
  test('API-17 says so where the author measured the same', () => {
    const [finding] = compareFigures({ volume: figure(22_243.82), area: figure(44_863.69) }, MEASURED, 'mm');
    expect(finding).toMatchObject({ code: 'STATED_FIGURES', severity: 'note' });
    expect(finding?.message).toContain('22,243.82 mm³, agrees with what we measured: 22,244.57 mm³');
  });

  test('API-17 sends a volume or an area that the author tells otherwise to review, with both figures in the unit of the file', () => {
    const [volume] = compareFigures({ volume: figure(23_000), area: figure(44_863.69) }, MEASURED, 'cm');
    expect(volume).toMatchObject({ severity: 'review' });
    expect(volume?.message).toContain('a volume of 23 cm³, but its shape measures 22.24457 cm³. Please check that');
    const [area] = compareFigures({ volume: null, area: figure(43_000) }, MEASURED, 'mm');
    expect(area?.message).toContain('a surface area of 43,000 mm², but');
  });

  test.each([
    [25.4, 'millimetres and inches'],
    [1 / 25.4, 'millimetres and inches'],
    [10, 'millimetres and centimetres'],
    [1 / 1000, 'millimetres and metres'],
  ])('API-17 names the units that lengths off by %s are mixed up of', (factor, units) => {
    const [finding] = compareFigures({ volume: figure(MEASURED.volumeMm3 * factor ** 3), area: null }, MEASURED, 'mm');
    expect(finding).toMatchObject({ severity: 'review' });
    expect(finding?.message).toContain(`in every length, as between ${units}`);
  });

  test('leaves to a figure of few digits what they leave open', () => {
    expect(compareFigures({ volume: figure(20_000, 5000), area: null }, MEASURED, 'mm')).toMatchObject([{ severity: 'note' }]);
  });

  test('says nothing of an open surface, nor without figures', () => {
    expect(compareFigures({ volume: figure(1), area: figure(1) }, { volumeMm3: null, areaMm2: 5 }, 'mm')).toEqual([]);
    expect(compareFigures({ volume: null, area: null }, MEASURED, 'mm')).toEqual([]);
  });
});
