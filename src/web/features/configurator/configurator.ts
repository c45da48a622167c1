import type { Color, Finish, Material } from '#contract/schemas/entities.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';

/** The steps in the order they are taken. */
export const STEPS = ['material', 'color', 'finish'] as const;
export type Step = (typeof STEPS)[number];

/** A list from the server; 'loading' is also the request to fetch it. */
export type LoadedList<T> =
  | { readonly status: 'none' | 'loading' | 'failed' }
  | { readonly status: 'loaded'; readonly items: readonly T[] };

/** How far a provider has come in configuring one material. */
export interface ConfiguratorState {
  readonly materials: LoadedList<Material>;
  readonly material: Material | null;
  readonly isMaterialConfirmed: boolean;
  readonly colors: LoadedList<Color>;
  readonly colorIDs: readonly string[];
  readonly isColorCompleted: boolean;
  readonly finishes: LoadedList<Finish>;
  readonly finishIDs: readonly string[];
  readonly isFinishCompleted: boolean;
}

/** What a material was configured with before. */
export interface EarlierChoice {
  readonly material: Material;
  readonly colorIDs: readonly string[];
  readonly finishIDs: readonly string[];
}

export type ConfiguratorEvent =
  | { readonly type: 'materials-loaded'; readonly items: readonly Material[] }
  | { readonly type: 'colors-loaded'; readonly items: readonly Color[] }
  | { readonly type: 'finishes-loaded'; readonly items: readonly Finish[] }
  | { readonly type: 'load-failed'; readonly step: Step }
  | { readonly type: 'retry'; readonly step: Step }
  | { readonly type: 'pick-material'; readonly materialID: string; readonly earlier?: EarlierChoice | undefined }
  | { readonly type: 'set-colors'; readonly colorIDs: readonly string[] }
  | { readonly type: 'set-finishes'; readonly finishIDs: readonly string[] }
  /** 'Continue' of the open step. */
  | { readonly type: 'continue' }
  | { readonly type: 'go-back'; readonly step: Step };

const NONE = { status: 'none' } as const;
const LOADING = { status: 'loading' } as const;
const LIST_OF_STEP = { material: 'materials', color: 'colors', finish: 'finishes' } as const satisfies Record<
  Step,
  keyof ConfiguratorState
>;

const NOTHING_CHOSEN = {
  material: null,
  isMaterialConfirmed: false,
  colors: NONE,
  colorIDs: [],
  isColorCompleted: false,
  finishes: NONE,
  finishIDs: [],
  isFinishCompleted: false,
} as const;

/** The beginning: the materials are fetched. With an earlier choice its material stands and its colours are fetched too. */
export function startConfigurator(earlier?: EarlierChoice): ConfiguratorState {
  const start: ConfiguratorState = { ...NOTHING_CHOSEN, materials: LOADING };
  return earlier === undefined ? start : { ...start, ...earlier, isMaterialConfirmed: true, colors: LOADING };
}

/** The step that waits for a choice; 'complete' once the finishes are confirmed. */
export function openStep(state: ConfiguratorState): Step | 'complete' {
  if (!state.isMaterialConfirmed) return 'material';
  if (!state.isColorCompleted) return 'color';
  return state.isFinishCompleted ? 'complete' : 'finish';
}

/** Whether the open step has at least one choice, of the list that is loaded. */
export function canContinue(state: ConfiguratorState): boolean {
  switch (openStep(state)) {
    case 'material':
      return state.material !== null;
    case 'color':
      return state.colors.status === 'loaded' && state.colorIDs.length > 0;
    case 'finish':
      return state.finishes.status === 'loaded' && state.finishIDs.length > 0;
    case 'complete':
      return false;
  }
}

/** What the choices add up to, ids mapped to what they stand for; null while the finishes are not confirmed. */
export function configurationOf({
  material,
  colors,
  colorIDs,
  finishes,
  finishIDs,
  isFinishCompleted,
}: ConfiguratorState): MaterialConfiguration | null {
  if (!isFinishCompleted || material === null || colors.status !== 'loaded' || finishes.status !== 'loaded') return null;
  return {
    material,
    colors: colors.items.filter(({ colorID }) => colorIDs.includes(colorID)),
    finishes: finishes.items.filter(({ finishID }) => finishIDs.includes(finishID)),
  };
}

/** The next state. An event that does not fit the present one, such as a choice that is not offered, changes nothing. */
export function advance(state: ConfiguratorState, event: ConfiguratorEvent): ConfiguratorState {
  switch (event.type) {
    case 'materials-loaded':
      return { ...state, materials: { status: 'loaded', items: event.items } };
    case 'colors-loaded':
      return state.colors.status === 'loading' ? withColors(state, event.items) : state;
    case 'finishes-loaded':
      return state.finishes.status === 'loading' ? withFinishes(state, event.items) : state;
    case 'load-failed':
      return isLoading(state, event.step) ? { ...state, [LIST_OF_STEP[event.step]]: { status: 'failed' } } : state;
    case 'retry':
      return state[LIST_OF_STEP[event.step]].status === 'failed' ? { ...state, [LIST_OF_STEP[event.step]]: LOADING } : state;
    case 'pick-material':
      return pickMaterial(state, event.materialID, event.earlier);
    case 'set-colors':
      return openStep(state) === 'color'
        ? { ...state, colorIDs: offeredOf(state.colors, event.colorIDs, (color) => color.colorID) }
        : state;
    case 'set-finishes':
      return openStep(state) === 'finish'
        ? { ...state, finishIDs: offeredOf(state.finishes, event.finishIDs, (finish) => finish.finishID) }
        : state;
    case 'continue':
      return canContinue(state) ? confirmStep(state) : state;
    case 'go-back':
      return goBack(state, event.step);
  }
}

function pickMaterial(state: ConfiguratorState, materialID: string, earlier: EarlierChoice | undefined): ConfiguratorState {
  const offered = state.materials.status === 'loaded' ? state.materials.items : [];
  const material = offered.find((candidate) => candidate.materialID === materialID);
  if (material === undefined || openStep(state) !== 'material' || materialID === state.material?.materialID) return state;
  const { colorIDs, finishIDs } = earlier ?? NOTHING_CHOSEN;
  return { ...state, ...NOTHING_CHOSEN, material, colorIDs, finishIDs, colors: LOADING };
}

function confirmStep(state: ConfiguratorState): ConfiguratorState {
  switch (openStep(state)) {
    case 'material':
      return { ...state, isMaterialConfirmed: true };
    case 'color':
      return { ...state, isColorCompleted: true, finishes: LOADING };
    default:
      return { ...state, isFinishCompleted: true };
  }
}

function goBack(state: ConfiguratorState, step: Step): ConfiguratorState {
  const open = openStep(state);
  if (open !== 'complete' && STEPS.indexOf(step) >= STEPS.indexOf(open)) return state;
  switch (step) {
    case 'material':
      return { ...state, ...NOTHING_CHOSEN };
    case 'color':
      return { ...state, isColorCompleted: false, finishes: NONE, finishIDs: [], isFinishCompleted: false };
    case 'finish':
      return { ...state, isFinishCompleted: false };
  }
}

function withColors(state: ConfiguratorState, items: readonly Color[]): ConfiguratorState {
  const colors = { status: 'loaded', items } as const;
  return { ...state, colors, colorIDs: offeredOf(colors, state.colorIDs, (color) => color.colorID) };
}

function withFinishes(state: ConfiguratorState, items: readonly Finish[]): ConfiguratorState {
  const finishes = { status: 'loaded', items } as const;
  return { ...state, finishes, finishIDs: offeredOf(finishes, state.finishIDs, (finish) => finish.finishID) };
}

/** The chosen ids that are in the loaded list, in its order. */
function offeredOf<T>(list: LoadedList<T>, ids: readonly string[], idOf: (item: T) => string): readonly string[] {
  return list.status === 'loaded' ? list.items.map(idOf).filter((id) => ids.includes(id)) : [];
}

function isLoading(state: ConfiguratorState, step: Step): boolean {
  return state[LIST_OF_STEP[step]].status === 'loading';
}
