import { type Offer, offerFromColor, offerFromFinish, offerFromMaterial } from '../../product/offers/offers.ts';
import type { MaterialConfiguration } from '../../stores/shop-draft-store.ts';
import type { ConfiguratorState, EarlierChoice, LoadedList, Step } from './configurator.ts';

/** What a step shows. */
export interface StepView {
  /** Null while they are not there. */
  readonly offers: readonly Offer[] | null;
  readonly hasFailed: boolean;
  readonly chosenIDs: readonly string[];
}

export function viewStep(state: ConfiguratorState, step: Step): StepView {
  switch (step) {
    case 'material':
      return viewList(state.materials, offerFromMaterial, state.material === null ? [] : [state.material.materialID]);
    case 'color':
      return viewList(state.colors, offerFromColor, state.colorIDs);
    case 'finish':
      return viewList(state.finishes, offerFromFinish, state.finishIDs);
  }
}

/** The offers that are chosen in a step, in the list's order; no colors and finishes while their list is not there. */
export function chosenOffers(state: ConfiguratorState, step: Step): readonly Offer[] {
  if (step === 'material') return state.material === null ? [] : [offerFromMaterial(state.material)];
  const { offers, chosenIDs } = viewStep(state, step);
  return (offers ?? []).filter(({ id }) => chosenIDs.includes(id));
}

/** How a material was configured before; undefined when it was not. */
export function findEarlierChoice(configurations: readonly MaterialConfiguration[] | null, materialID: string): EarlierChoice | undefined {
  const found = configurations?.find(({ material }) => material.materialID === materialID);
  if (found === undefined) return undefined;
  const { material, colors, finishes } = found;
  return { material, colorIDs: colors.map(({ colorID }) => colorID), finishIDs: finishes.map(({ finishID }) => finishID) };
}

function viewList<T>(list: LoadedList<T>, toOffer: (item: T) => Offer, chosenIDs: readonly string[]): StepView {
  return { offers: list.status === 'loaded' ? list.items.map(toOffer) : null, hasFailed: list.status === 'failed', chosenIDs };
}
