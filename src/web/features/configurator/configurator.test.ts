import { describe, expect, test } from 'vitest';
import type { Color, Finish, Material } from '#contract/schemas/entities.ts';
import {
  type Choices,
  canContinue,
  chosenOf,
  configurationOf,
  findEarlier,
  goBack,
  type Lists,
  NOTHING_CHOSEN,
  openStep,
  pickMaterial,
  proceed,
  type Step,
} from './configurator.ts';

const materialOf = (id: string): Material => ({ materialID: id, name: id, shortDescription: '', images: '[]' });
const [M, N] = [materialOf('m'), materialOf('n')];
const COLORS: Color[] = ['c', 'd', 'e'].map((id) => ({ colorID: id, name: id, description: '', rgb: '#101010', alpha: 0 }));
const FINISHES: Finish[] = ['f', 'g'].map((id) => ({ finishID: id, name: id, description: '', images: '[]' }));
const LISTS: Lists = { materials: [M, N], colors: COLORS, finishes: FINISHES };
const [NO_COLORS, NO_FINISHES]: Lists[] = [
  { ...LISTS, colors: null, finishes: null },
  { ...LISTS, finishes: null },
];

const PICKED = pickMaterial(NOTHING_CHOSEN, M);
const AT_COLORS = proceed(PICKED, NO_COLORS ?? LISTS);
const COLORED: Choices = { ...AT_COLORS, colorIDs: ['e', 'c'] };
const AT_FINISHES = proceed(COLORED, NO_FINISHES ?? LISTS);
const FINISHED: Choices = { ...AT_FINISHES, finishIDs: ['g'] };
const AT_END = proceed(FINISHED, LISTS);

test.each<[string, Choices, Lists | undefined, Step | 'complete', boolean]>([
  ['no material is chosen at first', NOTHING_CHOSEN, LISTS, 'material', false],
  ['a picked material is enough, whether or not its colors are there', PICKED, NO_COLORS, 'material', true],
  ['Continue leads to the colors', AT_COLORS, LISTS, 'color', false],
  ['one color is enough', { ...AT_COLORS, colorIDs: ['d'] }, LISTS, 'color', true],
  ['a color that is not offered is none', { ...AT_COLORS, colorIDs: ['x'] }, LISTS, 'color', false],
  ['colors count once their list is there', COLORED, NO_COLORS, 'color', false],
  ['Continue leads to the finishes', AT_FINISHES, LISTS, 'finish', false],
  ['one finish is enough', FINISHED, LISTS, 'finish', true],
  ['finishes count once their list is there', FINISHED, NO_FINISHES, 'finish', false],
  ['confirming the finishes completes it', AT_END, LISTS, 'complete', false],
])('CFG-01 CFG-03 %s', (_title, choices, lists = LISTS, step, isReady) => {
  expect(openStep(choices)).toBe(step);
  expect(canContinue(choices, lists)).toBe(isReady);
  // Continue without a choice, and after the end, changes nothing.
  expect(proceed(choices, lists)).toEqual(isReady ? { ...choices, confirmed: choices.confirmed + 1 } : choices);
});

test('CFG-01 what is chosen stands in the order of the lists', () => {
  expect(chosenOf({ ...AT_END, finishIDs: ['g', 'x', 'f'] }, LISTS)).toEqual({
    material: M,
    colors: [COLORS[0], COLORS[2]],
    finishes: FINISHES,
  });
});

describe('the way back', () => {
  test.each<[string, Choices, Step, Choices]>([
    ['to the material from the colors clears all', AT_COLORS, 'material', NOTHING_CHOSEN],
    ['to the material from the finishes clears all', FINISHED, 'material', NOTHING_CHOSEN],
    ['to the material from the end clears all', AT_END, 'material', NOTHING_CHOSEN],
    ['to the colors from the finishes keeps the colors and clears the finishes', FINISHED, 'color', COLORED],
    ['to the colors from the end clears the chosen finishes too', AT_END, 'color', COLORED],
    ['to the finishes from the end marks only the finishes as not completed', AT_END, 'finish', FINISHED],
    ['to the open step changes nothing', COLORED, 'color', COLORED],
    ['to a later step changes nothing', COLORED, 'finish', COLORED],
  ])('CFG-02 %s', (_title, choices, step, expected) => {
    expect(goBack(choices, step)).toEqual(expected);
  });
});

test('CFG-01 another material takes the place of the picked one with all that was chosen, the same one leaves it', () => {
  const chosen: Choices = { ...PICKED, colorIDs: ['c'], finishIDs: ['f'] };
  expect(pickMaterial(chosen, N)).toEqual({ ...NOTHING_CHOSEN, material: N });
  expect(pickMaterial(chosen, M)).toBe(chosen);
});

test('CFG-04 a configuration holds the material and the chosen colors and finishes as objects, once the finishes are confirmed', () => {
  expect(configurationOf(FINISHED, LISTS)).toBeNull();
  expect(configurationOf(AT_END, LISTS)).toEqual({ material: M, colors: [COLORS[0], COLORS[2]], finishes: [FINISHES[1]] });
});

describe('changing an earlier configuration', () => {
  const GONE = { ...(COLORS[0] as Color), colorID: 'gone' };
  const EARLIER = [{ material: M, colors: [COLORS[1] as Color, GONE], finishes: [FINISHES[0] as Finish] }];

  test('POR-09 CFG-04 it opens at the colors with what is still offered chosen, also while the list of materials is not there', () => {
    const lists = { ...LISTS, materials: null };
    const found = findEarlier(EARLIER, 'm') ?? NOTHING_CHOSEN;
    expect(openStep(found)).toBe('color');
    const end = proceed(proceed(found, lists), lists);
    expect(configurationOf(end, lists)).toEqual({ material: M, colors: [COLORS[1]], finishes: [FINISHES[0]] });
  });

  test('POR-09 picking a material that is configured already starts from its colors and finishes', () => {
    const picked = pickMaterial(NOTHING_CHOSEN, M, findEarlier(EARLIER, 'm'));
    expect([openStep(picked), picked.colorIDs, picked.finishIDs]).toEqual(['material', ['d', 'gone'], ['f']]);
    expect([findEarlier(EARLIER, 'n'), findEarlier(null, 'm')]).toEqual([undefined, undefined]);
  });
});
