import { getColorList } from '#contract/calls/get-color-list.ts';
import { getFinishList } from '#contract/calls/get-finish-list.ts';
import { getMaterialList } from '#contract/calls/get-material-list.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { useApiQuery } from '../../../api/use-api-query.ts';
import { type Offer, offerFromColor, offerFromFinish, offerFromMaterial } from '../../../product/offers/offers.ts';
import type { Choice } from '../../../product/prices/part-choices.ts';
import { isChosen, type Step } from './selection.ts';

/** What a step offers, as far as it is loaded. */
export interface OfferList {
  /** Null while it is not there. */
  readonly offers: readonly Offer[] | null;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  /** Loads this list and the others again that have failed. */
  readonly reloadFailed: () => void;
}

/** The three lists; a step's list is fetched once the step before has its choice. */
export function useOffers(mspID: string, params: Choice): Readonly<Record<Step, OfferList>> {
  const { materialID } = params;
  const materials = useApiQuery(getMaterialList, { materialID: NO_SELECTION, mspID });
  const colors = useApiQuery(getColorList, { materialID, mspID }, { enabled: isChosen(params, 'material') });
  const finishes = useApiQuery(getFinishList, { materialID, mspID }, { enabled: isChosen(params, 'color') });
  const reloadFailed = () => {
    for (const query of [materials, colors, finishes]) {
      if (query.isError) void query.refetch();
    }
  };
  return {
    material: listFrom(materials, materials.data?.materialList.map(offerFromMaterial), reloadFailed),
    color: listFrom(colors, colors.data?.colorList.map(offerFromColor), reloadFailed),
    finish: listFrom(finishes, finishes.data?.finishList.map(offerFromFinish), reloadFailed),
  };
}

interface Query {
  readonly isError: boolean;
  readonly isFetching: boolean;
}

function listFrom(query: Query, offers: readonly Offer[] | undefined, reloadFailed: () => void): OfferList {
  return {
    offers: offers ?? null,
    hasFailed: query.isError,
    isLoading: query.isFetching,
    reloadFailed,
  };
}
