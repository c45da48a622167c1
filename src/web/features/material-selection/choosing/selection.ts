import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { Choice } from '../../../product/prices/part-choices.ts';

/** The steps in the order they are taken. */
export const STEPS = ['material', 'color', 'finish'] as const;
export type Step = (typeof STEPS)[number];

const FIELD = { material: 'materialID', color: 'colorID', finish: 'finishID' } as const satisfies Record<Step, keyof Choice>;

/** The id chosen in a step, `NO_SELECTION` when none is. */
export function chosenId(params: Choice, step: Step): string {
  return params[FIELD[step]];
}

/** True once the step has its choice. */
export function isChosen(params: Choice, step: Step): boolean {
  return chosenId(params, step) !== NO_SELECTION;
}

/** The step that waits for a choice, or 'complete'. */
export function openStep(params: Choice): Step | 'complete' {
  return STEPS.find((step) => !isChosen(params, step)) ?? 'complete';
}

/** Takes back a step's choice and those of the later steps. */
export function clearFrom(params: Choice, step: Step): Choice {
  const cleared = STEPS.slice(STEPS.indexOf(step)).map((later) => [FIELD[later], NO_SELECTION]);
  return { ...params, ...Object.fromEntries(cleared) };
}

export type ChoiceOutcome =
  | { readonly outcome: 'chosen'; readonly params: Choice }
  /** The id is not in the loaded list, or the step before has no choice yet. */
  | { readonly outcome: 'ignored' };

/**
 * Chooses `id` in a step and takes back the later steps' choices.
 * `offeredIds` are those of the loaded list; an id outside it changes nothing.
 */
export function choose(params: Choice, step: Step, id: string, offeredIds: readonly string[]): ChoiceOutcome {
  const open = openStep(params);
  const isReachable = open === 'complete' || STEPS.indexOf(step) <= STEPS.indexOf(open);
  if (!isReachable || !offeredIds.includes(id)) return { outcome: 'ignored' };
  return { outcome: 'chosen', params: { ...clearFrom(params, step), [FIELD[step]]: id } };
}

/** Puts another in the place of what is chosen in a step; later choices stay, since a material's finishes are those of all of its colors. */
export function switchTo(params: Choice, step: 'color' | 'finish', id: string, offeredIds: readonly string[]): ChoiceOutcome {
  if (openStep(params) !== 'complete' || !offeredIds.includes(id)) return { outcome: 'ignored' };
  return { outcome: 'chosen', params: { ...params, [FIELD[step]]: id } };
}

/** Takes what is alone in the open step's loaded list; returns the same object otherwise. A material is always chosen: its price is seen with it. */
export function takeOnly(params: Choice, step: Step, offeredIds: readonly string[]): Choice {
  const [only, ...others] = offeredIds;
  if (step === 'material' || openStep(params) !== step || only === undefined || others.length > 0) return params;
  return { ...params, [FIELD[step]]: only };
}

/**
 * Takes back a remembered choice that the freshly loaded list no longer offers, and the later ones with it;
 * returns the same object when it still holds.
 */
export function dropUnoffered(params: Choice, step: Step, offeredIds: readonly string[]): Choice {
  return isChosen(params, step) && !offeredIds.includes(chosenId(params, step)) ? clearFrom(params, step) : params;
}
