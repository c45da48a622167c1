import { expect, test } from 'vitest';
import { checkRateCard } from '#domain/rates/check-rate-card.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import { readList, readText, readTexts, writeAt } from './card-path.ts';
import { findProblems } from './card-problems.ts';
import { addColor, addFinish, addMaterial, listNamedMaterials, newOwnId, removeFinish, removeMaterial } from './own-things.ts';

const CARD = { ...DEMO_RATE_CARD };

function countIds(): () => string {
  let number = 0;
  return () => {
    number += 1;
    return `own-${number}`;
  };
}

test('PRC-03 a new material is sound at once: a price, a color and a finish', () => {
  const card = addMaterial(CARD, 'SLS', 'PA12 flame retardant', countIds());
  expect(checkRateCard(card)).toMatchObject({ ok: true });
  expect(card['materials']).toMatchObject({ 'own-1': DEMO_RATE_CARD.materials['sls-pa12'] });
  expect(readTexts(readList(card, 'ownColors')[0], 'materialIds')).toEqual(['own-1']);
  expect(listNamedMaterials(card).at(-1)).toEqual({ id: 'own-1', name: 'PA12 flame retardant', process: 'SLS' });
});

test('PRC-03 a material goes with its rates and the colors that are for it alone; shared colors and finishes stay', () => {
  const newId = countIds();
  let card = addMaterial(CARD, 'FDM', 'Wood PLA', newId);
  card = addColor(card, ['own-1', 'fdm-pla'], newId);
  card = writeAt(addFinish(card, 'Oiled', newId), 'ownFinishes.0.materialIds', ['own-1', 'fdm-pla']);
  const left = removeMaterial(card, 'own-1');
  expect(checkRateCard(left)).toMatchObject({ ok: true });
  expect(left['ownMaterials']).toEqual([]);
  expect(readList(left, 'ownColors').map((color) => readTexts(color, 'materialIds'))).toEqual([['fdm-pla']]);
  expect(readTexts(left, 'ownFinishes.0.materialIds')).toEqual(['fdm-pla']);
  expect(Object.keys(removeFinish(left, readText(left, 'ownFinishes.0.id'))['finishes'] ?? {})).toEqual(Object.keys(CARD.finishes));
});

test('PRC-03 a material without a color or a description says so at its own fields', () => {
  const card = addMaterial(CARD, 'FDM', 'Wood PLA', countIds());
  const broken = writeAt(writeAt(card, 'ownColors', []), 'ownMaterials.0.shortDescription', null);
  expect([...findProblems(broken).keys()]).toEqual(['ownMaterials.0.shortDescription', 'ownMaterials.0.name']);
});

test('PRC-03 ids are new each time, and of the letters that a card takes', () => {
  const ids = Array.from({ length: 50 }, newOwnId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => /^[a-z0-9-]{1,64}$/.test(id))).toBe(true);
});
