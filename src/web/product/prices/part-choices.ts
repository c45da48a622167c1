import type { PartPrice } from '#contract/api/quoting/get-part-prices.ts';
import type { ManufacturingParams } from '#contract/schemas/entities.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import { type LineChoice, useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { usePartsStore } from '../../stores/parts-store.ts';

/** What something is made of; `NO_SELECTION` stands for what is not chosen yet. */
export type Choice = Pick<ManufacturingParams, 'materialID' | 'colorID' | 'finishID'>;
type PricedIn = NonNullable<PartPrice['choice']>;
type OwnChoices = Readonly<Record<string, LineChoice>>;

/** A choice that something is priced in, by its ids. */
export function idsOf({ material, color, finish }: PricedIn): Choice {
  return { materialID: material.id, colorID: color.id, finishID: finish.id };
}

/** What the customer has chosen for a part so far; undefined where that is nothing, or not all. */
export function chosenFor(partID: string, common: Choice, own: OwnChoices): Choice | undefined {
  const { materialID, colorID, finishID } = own[partID] ?? common;
  return [materialID, colorID, finishID].includes(NO_SELECTION) ? undefined : { materialID, colorID, finishID };
}

/** The lead time that was chosen for a part: its own, else that of all; undefined where that is none. */
export function leadTimeFor(partID: string, { choices, leadTimeID }: { readonly choices: OwnChoices; readonly leadTimeID: string | null }) {
  return choices[partID]?.leadTimeID ?? leadTimeID ?? undefined;
}

/** Of parts those that are made otherwise than the common choice has it. */
export function madeOtherwise(partIDs: readonly string[], common: Choice, own: OwnChoices): string[] {
  return partIDs.filter((id) => {
    const choice = own[id];
    return choice !== undefined && nameChoice(choice) !== nameChoice(common);
  });
}

/**
 * Makes a choice, which need not be complete yet, the common one. Parts that are not selected keep what they had; those that are keep a
 * choice of their own unless it is replaced.
 */
export function chooseForSelected(choice: Choice, { replacesOwn }: { readonly replacesOwn: boolean }): void {
  const common = useManufacturingParamsStore.getState();
  const { choices, setChoices } = useLineChoicesStore.getState();
  const kept = usePartsStore.getState().parts.flatMap(({ id, selected }) => {
    const had = selected ? !replacesOwn && choices[id] : (choices[id] ?? chosenFor(id, common, {}));
    return had ? [[id, had] as const] : [];
  });
  setChoices(Object.fromEntries(kept));
  common.setParams(choice);
}

/**
 * Keeps what parts are priced in as the customer's choice: the commonest for all where there is none yet, and another for the parts that
 * are priced in it.
 */
export function adoptChoices(prices: readonly PartPrice[]): void {
  const priced = prices.flatMap(({ partID, choice, isPending }) => (choice === null || isPending ? [] : [{ partID, ids: idsOf(choice) }]));
  const params = useManufacturingParamsStore.getState();
  if (chosenFor('', params, {}) === undefined) {
    const alike = [...Map.groupBy(priced, ({ ids }) => nameChoice(ids)).values()];
    const [commonest] = alike.toSorted((one, other) => other.length - one.length)[0] ?? [];
    if (commonest !== undefined) params.setParams(commonest.ids);
  }
  const { choices, setChoice } = useLineChoicesStore.getState();
  for (const { partID, ids } of priced) {
    const own = chosenFor(partID, useManufacturingParamsStore.getState(), choices);
    if (own === undefined || nameChoice(own) !== nameChoice(ids)) setChoice(partID, { ...choices[partID], ...ids });
  }
}

function nameChoice({ materialID, colorID, finishID }: Choice): string {
  return [materialID, colorID, finishID].join(' ');
}
