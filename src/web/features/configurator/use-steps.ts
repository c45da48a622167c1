import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { type Offer, offerFromColor, offerFromFinish, offerFromMaterial } from '../../product/offers/offers.ts';
import { hasProcessOf, isOwnMaterial, listOwnColors, listOwnFinishes, listOwnMaterials } from '../../product/shop/own-offers.ts';
import { usePublishedCard } from '../../product/shop/use-published-card.ts';
import { type Choices, chosenOf, type Lists, type Step } from './configurator.ts';

/** What a step shows. */
export interface StepView {
  /** Null while they are not there. */
  readonly offers: readonly Offer[] | null;
  readonly chosen: readonly Offer[];
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** The whole catalogue's lists, less what the provider has no process for, and what is its own; each is fetched when the step before is done. */
export function useSteps(mspID: string, choices: Choices): { readonly lists: Lists; readonly views: Readonly<Record<Step, StepView>> } {
  const materialID = choices.material?.materialID ?? NO_SELECTION;
  const asked = { materialID, mspID: NO_SELECTION };
  const { card, isLoading } = usePublishedCard(mspID);
  const isOwn = isOwnMaterial(card, materialID);
  const isFetched = choices.material !== null && !isLoading && !isOwn;
  const materials = useApiQuery(getMaterialList, { materialID: NO_SELECTION, mspID: NO_SELECTION });
  const colors = useApiQuery(getColorList, asked, { enabled: isFetched });
  const finishes = useApiQuery(getFinishList, asked, { enabled: isFetched && choices.confirmed > 1 });

  /** A list with what is the provider's own; of an own material nothing else. */
  const extend = <T>(list: readonly T[] | undefined, own: readonly T[]) => {
    if (isLoading || choices.material === null) return null;
    return isOwn ? own : list === undefined ? null : [...list, ...own];
  };
  const made = materials.data?.materialList.filter((material) => hasProcessOf(card, material.materialID));
  const lists = {
    materials: isLoading || made === undefined ? null : [...made, ...listOwnMaterials(card)],
    colors: extend(colors.data?.colorList, listOwnColors(card, materialID)),
    finishes: choices.confirmed > 1 ? extend(finishes.data?.finishList, listOwnFinishes(card, materialID)) : null,
  };
  const chosen = chosenOf(choices, lists);
  return {
    lists,
    views: {
      material: view(materials, lists.materials, chosen.material === null ? [] : [chosen.material], offerFromMaterial),
      color: view(colors, lists.colors, chosen.colors, offerFromColor),
      finish: view(finishes, lists.finishes, chosen.finishes, offerFromFinish),
    },
  };
}

function view<T>(
  { isError, refetch }: { readonly isError: boolean; readonly refetch: () => Promise<unknown> },
  offered: readonly T[] | null,
  chosen: readonly T[],
  toOffer: (item: T) => Offer,
): StepView {
  return { offers: offered?.map(toOffer) ?? null, chosen: chosen.map(toOffer), hasFailed: isError, onRetry: () => void refetch() };
}
