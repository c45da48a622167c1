import { getColorList } from '#contract/calls/get-color-list.ts';
import { useApiQueries } from '../../api/use-api-query.ts';
import type { PartPrices } from '../../product/prices/use-part-prices.ts';

/** The colours ('#rrggbb') that parts are priced in, of one material with one question; undefined where that is not known. */
export function usePartColors(mspID: string, partIDs: readonly string[], prices: PartPrices): (partID: string) => string | undefined {
  const choiceOf = (partID: string) => prices.stateOf(partID).price?.choice;
  const materials = [...new Set(partIDs.flatMap((id) => choiceOf(id)?.material.id ?? []))];
  const queries = useApiQueries(
    getColorList,
    materials.map((materialID) => ({ materialID, mspID })),
    {},
  );
  const colors = new Map(
    queries.flatMap(({ data }, index) =>
      (data?.colorList ?? []).map(({ colorID, rgb }) => [`${materials[index]} ${colorID}`, rgb] as const),
    ),
  );
  return (partID) => {
    const choice = choiceOf(partID);
    return choice ? colors.get(`${choice.material.id} ${choice.color.id}`) : undefined;
  };
}
