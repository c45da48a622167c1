import { describe, expect, test } from 'vitest';
import type { Color, Finish, Material } from '#contract/schemas/entities.ts';
import {
  advance,
  type ConfiguratorEvent,
  type ConfiguratorState,
  canContinue,
  configurationOf,
  openStep,
  type Step,
  startConfigurator,
} from './configurator.ts';

const materialOf = (id: string): Material => ({ materialID: id, name: id, shortDescription: '', images: '[]' });
const MATERIALS = ['m', 'n'].map(materialOf);
const COLORS: Color[] = ['c', 'd', 'e'].map((id) => ({ colorID: id, name: id, description: '', rgb: '#101010', alpha: 0 }));
const FINISHES: Finish[] = ['f', 'g'].map((id) => ({ finishID: id, name: id, description: '', images: '[]' }));

const LOAD_MATERIALS: ConfiguratorEvent = { type: 'materials-loaded', items: MATERIALS };
const PICK: ConfiguratorEvent = { type: 'pick-material', materialID: 'm' };
const LOAD_COLORS: ConfiguratorEvent = { type: 'colors-loaded', items: COLORS };
const CHOOSE_COLORS: ConfiguratorEvent = { type: 'set-colors', colorIDs: ['e', 'c'] };
const LOAD_FINISHES: ConfiguratorEvent = { type: 'finishes-loaded', items: FINISHES };
const CHOOSE_FINISHES: ConfiguratorEvent = { type: 'set-finishes', finishIDs: ['g'] };
const CONTINUE: ConfiguratorEvent = { type: 'continue' };

function stateAfter(...events: readonly ConfiguratorEvent[]): ConfiguratorState {
  return events.reduce(advance, startConfigurator());
}
const TO_PICKED = [LOAD_MATERIALS, PICK, LOAD_COLORS];
const TO_COLORS = [...TO_PICKED, CONTINUE];
const TO_FINISHES = [...TO_COLORS, CHOOSE_COLORS, CONTINUE, LOAD_FINISHES];
const TO_END = [...TO_FINISHES, CHOOSE_FINISHES, CONTINUE];

/** The state without its lists' items. */
function outline({ material, materials, colors, finishes, ...rest }: ConfiguratorState) {
  return { ...rest, materialID: material?.materialID, materials: materials.status, colors: colors.status, finishes: finishes.status };
}
const EMPTY = outline(stateAfter(LOAD_MATERIALS));

describe('the way on', () => {
  test.each<[string, readonly ConfiguratorEvent[], Step | 'complete', boolean, object]>([
    ['the materials are fetched on creation', [], 'material', false, { materials: 'loading', materialID: undefined, colors: 'none' }],
    ['no material is chosen at first', [LOAD_MATERIALS], 'material', false, { materialID: undefined, colors: 'none', finishes: 'none' }],
    ['picking a material fetches its colors', [LOAD_MATERIALS, PICK], 'material', true, { materialID: 'm', colors: 'loading' }],
    ['Continue leads to the colors', TO_COLORS, 'color', false, { colors: 'loaded', colorIDs: [], finishes: 'none' }],
    ['one color is enough', [...TO_COLORS, { type: 'set-colors', colorIDs: ['d'] }], 'color', true, { colorIDs: ['d'], finishes: 'none' }],
    ['many colors stand in the order of the list', [...TO_COLORS, CHOOSE_COLORS], 'color', true, { colorIDs: ['c', 'e'] }],
    [
      'confirming the colors fetches the finishes',
      [...TO_COLORS, CHOOSE_COLORS, CONTINUE],
      'finish',
      false,
      { isColorCompleted: true, finishes: 'loading' },
    ],
    ['finishes are chosen once they are loaded', TO_FINISHES, 'finish', false, { finishes: 'loaded', finishIDs: [] }],
    ['one finish is enough', [...TO_FINISHES, CHOOSE_FINISHES], 'finish', true, { finishIDs: ['g'], isFinishCompleted: false }],
    [
      'confirming the finishes completes it',
      TO_END,
      'complete',
      false,
      { isFinishCompleted: true, colorIDs: ['c', 'e'], finishIDs: ['g'] },
    ],
  ])('CFG-01 CFG-03 %s', (_title, events, step, ready, expected) => {
    const state = stateAfter(...events);
    expect(openStep(state)).toBe(step);
    expect(canContinue(state)).toBe(ready);
    expect(outline(state)).toMatchObject(expected);
  });
});

describe('the way back', () => {
  const STEPS_WITH_COLORS = { materialID: 'm', isMaterialConfirmed: true, colors: 'loaded', colorIDs: ['c', 'e'] };
  const COLORS_OPEN = { ...EMPTY, ...STEPS_WITH_COLORS };
  test.each<[string, readonly ConfiguratorEvent[], Step, object]>([
    ['to the material from the colors clears all', TO_COLORS, 'material', EMPTY],
    ['to the material from the finishes clears all', [...TO_FINISHES, CHOOSE_FINISHES], 'material', EMPTY],
    ['to the material from the end clears all', TO_END, 'material', EMPTY],
    ['to the colors from the finishes keeps the colors and clears the finishes and their list', TO_FINISHES, 'color', COLORS_OPEN],
    ['to the colors while the finishes are loading', [...TO_COLORS, CHOOSE_COLORS, CONTINUE], 'color', COLORS_OPEN],
    ['to the colors from the end clears the chosen finishes too', TO_END, 'color', COLORS_OPEN],
    [
      'to the finishes from the end marks only the finishes as not completed',
      TO_END,
      'finish',
      { ...outline(stateAfter(...TO_END)), isFinishCompleted: false },
    ],
  ])('CFG-02 %s', (_title, events, step, expected) => {
    const state = advance(stateAfter(...events), { type: 'go-back', step });
    expect(outline(state)).toEqual(expected);
    expect(openStep(state)).toBe(step);
  });

  test('CFG-02 the colors fetched before serve again, and their confirmation fetches the finishes anew', () => {
    const back = advance(stateAfter(...TO_END), { type: 'go-back', step: 'color' });
    expect(canContinue(back)).toBe(true);
    expect(outline(advance(back, CONTINUE))).toMatchObject({ isColorCompleted: true, finishes: 'loading', finishIDs: [] });
  });
});

describe('what does not fit changes nothing', () => {
  test.each<[string, readonly ConfiguratorEvent[], ConfiguratorEvent]>([
    ['Continue without a material', [LOAD_MATERIALS], CONTINUE],
    ['Continue without a color', TO_COLORS, CONTINUE],
    ['Continue without a finish', TO_FINISHES, CONTINUE],
    ['Continue while the colors are loading', [LOAD_MATERIALS, PICK, CONTINUE], CONTINUE],
    ['Continue after the end', TO_END, CONTINUE],
    ['a material that is not offered', [LOAD_MATERIALS], { type: 'pick-material', materialID: 'x' }],
    ['a material before the list is there', [], PICK],
    ['a material when the colors are open', TO_COLORS, { type: 'pick-material', materialID: 'n' }],
    ['colors before a material', [LOAD_MATERIALS], CHOOSE_COLORS],
    ['colors before the material is confirmed', TO_PICKED, CHOOSE_COLORS],
    ['finishes before the colors are confirmed', [...TO_COLORS, CHOOSE_COLORS], CHOOSE_FINISHES],
    ['colors that nobody asked for', TO_COLORS, { type: 'colors-loaded', items: [] }],
    ['finishes that nobody asked for', TO_COLORS, LOAD_FINISHES],
    ['going back to the open step', TO_COLORS, { type: 'go-back', step: 'color' }],
    ['going back to a later step', TO_COLORS, { type: 'go-back', step: 'finish' }],
    ['trying again what has not failed', TO_COLORS, { type: 'retry', step: 'color' }],
    ['a failure of what is not loading', TO_COLORS, { type: 'load-failed', step: 'color' }],
  ])('CFG-03 %s', (_title, events, event) => {
    const state = stateAfter(...events);
    expect(advance(state, event)).toEqual(state);
  });
  test('CFG-03 a color that is not offered is left out', () => {
    expect(stateAfter(...TO_COLORS, { type: 'set-colors', colorIDs: ['x', 'd'] }).colorIDs).toEqual(['d']);
  });
});

test.each<[Step, readonly ConfiguratorEvent[], 'materials' | 'colors' | 'finishes']>([
  ['material', [], 'materials'],
  ['color', [LOAD_MATERIALS, PICK], 'colors'],
  ['finish', [...TO_COLORS, CHOOSE_COLORS, CONTINUE], 'finishes'],
])('CFG-03 the %s list that failed to load can be asked for again', (step, events, list) => {
  const failed = stateAfter(...events, { type: 'load-failed', step });
  expect(failed[list].status).toBe('failed');
  expect(advance(failed, { type: 'retry', step })[list].status).toBe('loading');
});

test('CFG-01 another material takes the place of the picked one and fetches its own colors', () => {
  const state = stateAfter(...TO_PICKED, { type: 'pick-material', materialID: 'n' });
  expect(outline(state)).toMatchObject({ materialID: 'n', colors: 'loading' });
});

test('CFG-04 a configuration holds the material and the chosen colors and finishes as objects, once the finishes are confirmed', () => {
  expect(configurationOf(stateAfter(...TO_FINISHES, CHOOSE_FINISHES))).toBeNull();
  expect(configurationOf(stateAfter(...TO_END))).toEqual({
    material: MATERIALS[0],
    colors: [COLORS[0], COLORS[2]],
    finishes: [FINISHES[1]],
  });
});

describe('changing an earlier configuration', () => {
  const EARLIER = { material: materialOf('m'), colorIDs: ['d', 'gone'], finishIDs: ['f', 'gone'] };

  test('POR-09 it opens at the colors, with what is still offered chosen', () => {
    const state = [LOAD_MATERIALS, LOAD_COLORS].reduce(advance, startConfigurator(EARLIER));
    expect(openStep(state)).toBe('color');
    expect(state.colorIDs).toEqual(['d']);
    const next = [CONTINUE, LOAD_FINISHES].reduce(advance, state);
    expect([next.finishIDs, canContinue(next)]).toEqual([['f'], true]);
  });

  test.each<[string, readonly ConfiguratorEvent[]]>([
    ['is late', []],
    ['failed to load', [{ type: 'load-failed', step: 'material' }]],
  ])('POR-09 CFG-04 it can be changed while the list of materials %s', (_title, events) => {
    const rest: readonly ConfiguratorEvent[] = [LOAD_COLORS, CONTINUE, LOAD_FINISHES, CONTINUE];
    expect(configurationOf([...events, ...rest].reduce(advance, startConfigurator(EARLIER)))).toEqual({
      material: materialOf('m'),
      colors: [COLORS[1]],
      finishes: [FINISHES[0]],
    });
  });

  test('POR-09 picking a material that is configured already starts from its colors and finishes', () => {
    const state = stateAfter(LOAD_MATERIALS, { ...PICK, earlier: EARLIER } as ConfiguratorEvent, LOAD_COLORS, CONTINUE);
    expect([state.colorIDs, state.finishIDs]).toEqual([['d'], ['f', 'gone']]);
  });
});
