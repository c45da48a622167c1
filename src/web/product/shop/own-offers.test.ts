import { expect, test } from 'vitest';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { isOwnMaterial, listOwnColors, listOwnFinishes, listOwnMaterials } from './own-offers.ts';

const color = { description: '', rgb: '#102030', alpha: 100 };
const finish = { description: 'Waxed', images: ['wax.webp'], isRetired: false };
const material = {
  process: 'SLS',
  type: 'Nylon',
  shortDescription: 'Black',
  images: ['pa.webp'],
  densityGPerCm3: 1,
  infoUrl: '',
  finishIds: ['as-printed'],
  isRetired: false,
} as const;
const CARD: RateCard = {
  ...DEMO_RATE_CARD,
  ownMaterials: [
    { ...material, id: 'own-pa', name: 'PA black' },
    { ...material, id: 'own-old', name: 'PA of old', isRetired: true },
  ],
  ownColors: [{ ...color, id: 'own-night', name: 'Night', materialIds: ['own-pa', 'sls-pa12'] }],
  ownFinishes: [
    { ...finish, id: 'own-wax', name: 'Waxed', materialIds: ['own-pa', 'sls-pa12'] },
    { ...finish, id: 'own-gone', name: 'Gone', materialIds: ['own-pa'], isRetired: true },
  ],
};

test('PRC-03 CFG-01 own materials are offered like those of the catalogue, retired ones and those without their process not', () => {
  expect(listOwnMaterials(CARD)).toEqual([
    {
      materialID: 'own-pa',
      name: 'PA black',
      shortDescription: 'Black',
      images: '["pa.webp"]',
      process: 'Selective laser sintering (SLS)',
    },
  ]);
  expect([isOwnMaterial(CARD, 'own-pa'), isOwnMaterial(CARD, 'sls-pa12'), isOwnMaterial(null, 'own-pa')]).toEqual([true, false, false]);
  expect(listOwnMaterials(null)).toEqual([]);
  const { processes } = CARD;
  expect(listOwnMaterials({ ...CARD, processes: { ...processes, SLS: { ...processes.SLS, offered: 'no' } } })).toEqual([]);
});

test('PRC-03 CFG-01 own colors and finishes stand beside the catalogue’s; an own material also brings those it takes from there', () => {
  expect(listOwnColors(CARD, 'own-pa')).toEqual([{ ...color, colorID: 'own-night', name: 'Night' }]);
  expect(listOwnColors(CARD, 'sls-pa12').map(({ colorID }) => colorID)).toEqual(['own-night']);
  expect(listOwnFinishes(CARD, 'own-pa').map(({ finishID }) => finishID)).toEqual(['as-printed', 'own-wax']);
  expect(listOwnFinishes(CARD, 'sls-pa12').map(({ finishID }) => finishID)).toEqual(['own-wax']);
  expect(listOwnColors(CARD, 'fdm-pla')).toEqual([]);
});
