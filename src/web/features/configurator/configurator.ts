import type { Color, Finish, Material } from '#contract/schemas/entities.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';

/** The steps in the order they are taken. */
export const STEPS = ['material', 'color', 'finish'] as const;
export type Step = (typeof STEPS)[number];

/** How far a provider has come in configuring one material. */
export interface Choices {
  readonly material: Material | null;
  /** Of an earlier configuration some may not be offered any more. */
  readonly colorIDs: readonly string[];
  readonly finishIDs: readonly string[];
  /** How many steps are confirmed. */
  readonly confirmed: number;
}

/** What can be chosen in each step; null while it is not there. */
export interface Lists {
  readonly materials: readonly Material[] | null;
  readonly colors: readonly Color[] | null;
  readonly finishes: readonly Finish[] | null;
}

export const NOTHING_CHOSEN: Choices = { material: null, colorIDs: [], finishIDs: [], confirmed: 0 };

/** How a material was configured before, with its colours open; undefined when it was not. */
export function findEarlier(configurations: readonly MaterialConfiguration[] | null, materialID: string): Choices | undefined {
  const found = configurations?.find(({ material }) => material.materialID === materialID);
  if (found === undefined) return undefined;
  const { material, colors, finishes } = found;
  return { material, colorIDs: colors.map(({ colorID }) => colorID), finishIDs: finishes.map(({ finishID }) => finishID), confirmed: 1 };
}

/** The step that waits for a choice; 'complete' once the finishes are confirmed. */
export function openStep({ confirmed }: Choices): Step | 'complete' {
  return STEPS[confirmed] ?? 'complete';
}

/** What is chosen of what is offered, in the lists' order. The material stands whether or not its list is there. */
export function chosenOf({ material, colorIDs, finishIDs }: Choices, { colors, finishes }: Lists) {
  return {
    material,
    colors: (colors ?? []).filter(({ colorID }) => colorIDs.includes(colorID)),
    finishes: (finishes ?? []).filter(({ finishID }) => finishIDs.includes(finishID)),
  };
}

/** Whether the open step has at least one choice of what it offers. */
export function canContinue(choices: Choices, lists: Lists): boolean {
  const { material, colors, finishes } = chosenOf(choices, lists);
  const isChosen = { material: material !== null, color: colors.length > 0, finish: finishes.length > 0, complete: false };
  return isChosen[openStep(choices)];
}

/** Confirms the open step, where something is chosen. */
export function proceed(choices: Choices, lists: Lists): Choices {
  return canContinue(choices, lists) ? { ...choices, confirmed: choices.confirmed + 1 } : choices;
}

/** Another material takes the place of the picked one, with what it was configured with before. */
export function pickMaterial(choices: Choices, material: Material, earlier = NOTHING_CHOSEN): Choices {
  return material.materialID === choices.material?.materialID ? choices : { ...earlier, material, confirmed: 0 };
}

/** Opens a confirmed step again. What was chosen after it is dropped, but for the finishes when only they are opened. */
export function goBack(choices: Choices, step: Step): Choices {
  const confirmed = STEPS.indexOf(step);
  if (confirmed >= choices.confirmed) return choices;
  if (step === 'material') return NOTHING_CHOSEN;
  return { ...choices, finishIDs: step === 'color' ? [] : choices.finishIDs, confirmed };
}

/** What the choices add up to, ids mapped to what they stand for; null while the finishes are not confirmed. */
export function configurationOf(choices: Choices, lists: Lists): MaterialConfiguration | null {
  const { material, ...rest } = chosenOf(choices, lists);
  return material === null || openStep(choices) !== 'complete' ? null : { material, ...rest };
}
