import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { type LineChoice, useLineChoicesStore } from '../../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../../stores/manufacturing-params-store.ts';

type Ids = Pick<LineChoice, 'materialID' | 'colorID' | 'finishID'>;

/** What the customer has chosen for a part so far; undefined where that is nothing, or not all. */
export function chosenFor(partID: string, params: Ids, choices: Readonly<Record<string, LineChoice>>): Ids | undefined {
  const { materialID, colorID, finishID } = choices[partID] ?? params;
  return [materialID, colorID, finishID].includes(NO_SELECTION) ? undefined : { materialID, colorID, finishID };
}

/**
 * Keeps what parts are priced in as the customer's choice: the commonest for all where there is none yet, and another for the parts that
 * are priced in it.
 */
export function adoptChoices(prices: readonly PartPrice[]): void {
  const priced = prices.flatMap(({ partID, choice, isPending }) =>
    choice === null || isPending
      ? []
      : [{ partID, ids: { materialID: choice.material.id, colorID: choice.color.id, finishID: choice.finish.id } }],
  );
  const params = useManufacturingParamsStore.getState();
  if (chosenFor('', params, {}) === undefined) {
    const alike = [...Map.groupBy(priced, ({ ids }) => nameChoice(ids)).values()];
    const [commonest] = alike.toSorted((one, other) => other.length - one.length)[0] ?? [];
    if (commonest !== undefined) params.setParams(commonest.ids);
  }
  const { choices, setChoice } = useLineChoicesStore.getState();
  for (const { partID, ids } of priced) {
    const own = chosenFor(partID, useManufacturingParamsStore.getState(), choices);
    if (own === undefined || nameChoice(own) !== nameChoice(ids)) setChoice(partID, ids);
  }
}

function nameChoice({ materialID, colorID, finishID }: Ids): string {
  return [materialID, colorID, finishID].join(' ');
}
