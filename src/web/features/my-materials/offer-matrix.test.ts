import { expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/catalogue.ts';
import { fillFields } from '#domain/fields/fill-fields.ts';
import { DEMO_RATE_CARD } from '#domain/rates/demo-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { OWN_MATERIAL_FIELDS } from '#domain/rates/rate-card-fields.ts';
import { joinChoices, listRows, setChoice, setDefault, setMaterials } from './offer-matrix.ts';

const ALL = CATALOGUE.map(({ id }) => id);
const everything = setMaterials(DEMO_RATE_CARD, [], ALL, true);
const FDM = CATALOGUE.filter(({ process }) => process === 'FDM').map(({ id }) => id);
const rowOf = (offer: typeof everything, id: string) => listRows(DEMO_RATE_CARD, offer).find((row) => row.id === id);
const on = (choices: readonly { readonly id: string; readonly isOn: boolean }[] = []) =>
  choices.filter(({ isOn }) => isOn).map(({ id }) => id);

test('SHOP-05 materials that are ticked come in all colours and finishes, and ticking again changes nothing', () => {
  const pla = CATALOGUE.find(({ id }) => id === 'fdm-pla');
  expect(on(rowOf(everything, 'fdm-pla')?.colors)).toEqual(pla?.colors.map(({ id }) => id));
  const fewer = setChoice(DEMO_RATE_CARD, everything, ['fdm-pla'], 'colors', 'white', false);
  expect(on(rowOf(setMaterials(DEMO_RATE_CARD, fewer, ALL, true), 'fdm-pla')?.colors)).not.toContain('white');
});

test('SHOP-05 a process is unticked at once, and nothing else with it', () => {
  const without = setMaterials(DEMO_RATE_CARD, everything, FDM, false);
  expect(without.map(({ material }) => material.materialID)).toEqual(ALL.filter((id) => !FDM.includes(id)));
});

test('SHOP-05 a color is taken from a whole process; the last color of a material stays', () => {
  const only = setMaterials(DEMO_RATE_CARD, [], FDM, true);
  const withoutWhite = setChoice(DEMO_RATE_CARD, only, FDM, 'colors', 'white', false);
  for (const row of listRows(DEMO_RATE_CARD, withoutWhite).filter(({ isOn }) => isOn)) {
    const had = row.colors.map(({ id }) => id);
    if (had.length > 1) expect(on(row.colors)).toEqual(had.filter((id) => id !== 'white'));
  }
  const colors = rowOf(only, 'fdm-pla')?.colors.map(({ id }) => id) ?? [];
  const bare = colors.reduce((offer, id) => setChoice(DEMO_RATE_CARD, offer, ['fdm-pla'], 'colors', id, false), only);
  expect(on(rowOf(bare, 'fdm-pla')?.colors)).toHaveLength(1);
});

test('SHOP-05 one material is what customers begin with, and keeps being it when its colors change', () => {
  const begun = setDefault(setDefault(everything, 'fdm-abs'), 'fdm-pla');
  const changed = setChoice(DEMO_RATE_CARD, begun, ['fdm-pla'], 'colors', 'white', false);
  expect(
    listRows(DEMO_RATE_CARD, changed)
      .filter(({ isDefault }) => isDefault)
      .map(({ id }) => id),
  ).toEqual(['fdm-pla']);
  expect(setDefault(begun, null).some(({ isDefault }) => isDefault === true)).toBe(false);
});

test('SHOP-05 a process that the shop does not have has no rows, and an own material is on as it is published', () => {
  const { processes, materials } = DEMO_RATE_CARD;
  const card: RateCard = {
    ...DEMO_RATE_CARD,
    processes: { ...processes, SLS: { ...processes.SLS, offered: 'no' } },
    materials: { ...materials, 'own-1': materials['fdm-pla'] ?? Object.values(materials)[0] ?? never() },
    ownMaterials: [fillFields(OWN_MATERIAL_FIELDS, { id: 'own-1', process: 'FDM', name: 'House blend', finishIds: ['as-printed'] })],
  };
  const rows = listRows(card, []);
  expect(rows.some(({ process }) => process === 'SLS')).toBe(false);
  expect(rows.filter(({ isOn }) => isOn).map(({ id, isOwn }) => [id, isOwn])).toEqual([['own-1', true]]);
});

test('SHOP-05 the choices of several materials are joined, and told apart where only some have them', () => {
  const mixed = setChoice(DEMO_RATE_CARD, everything, ['fdm-pla'], 'colors', 'white', false);
  const rows = listRows(DEMO_RATE_CARD, mixed).filter(({ process }) => process === 'FDM');
  expect(joinChoices(rows, 'colors').find(({ id }) => id === 'white')).toMatchObject({ isOn: false, isMixed: true });
  expect(joinChoices(listRows(DEMO_RATE_CARD, everything), 'colors').find(({ id }) => id === 'white')).toMatchObject({ isOn: true });
});

function never(): never {
  throw new Error('The demonstration has materials.');
}
