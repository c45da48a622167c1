import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { glossOf } from './gloss.ts';

test('LOOK-07 each finish of the catalogue is matte, glossy or as printed, by its name', () => {
  const names = new Set(CATALOGUE.flatMap(({ finishes }) => finishes.map(({ name }) => name)));
  const shown = Object.fromEntries([...names].map((name) => [name, glossOf(name)]));
  expect(shown).toEqual({
    'As printed': 'plain',
    'Dyed and sealed': 'plain',
    'Machined faces': 'plain',
    Painted: 'plain',
    Tumbled: 'plain',
    Anodized: 'matte',
    'Bead blasted': 'matte',
    'Heat treated': 'matte',
    Sanded: 'matte',
    'Clear coated': 'glossy',
    Electropolished: 'glossy',
    Polished: 'glossy',
    'Vapor smoothed': 'glossy',
  });
  expect([glossOf(undefined), glossOf('Hochglanzpoliert'), glossOf('Glasperlengestrahlt')]).toEqual(['plain', 'glossy', 'matte']);
});
