import type { Part } from '#contract/schemas/entities.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { type Choice, chosenFor, leadTimeFor } from './part-choices.ts';
import { type PartPrices, usePartPrices } from './use-part-prices.ts';

export interface ChosenPrices {
  readonly prices: PartPrices;
  /** The color that was chosen for a part, '#rrggbb', and the finish's name; until something is chosen it looks as its file has it. */
  readonly lookOf: (partID: string) => { readonly rgb?: string; readonly finish?: string };
}

/** What parts cost in what is chosen for them: each in its own choice, else in the `common` one. */
export function useChosenPrices(mspID: string, parts: readonly Part[], common: Choice): ChosenPrices {
  const chosen = useLineChoicesStore();
  const own = chosen.choices;
  const prices = usePartPrices(
    mspID,
    parts.map(({ id, quantity }) => {
      const choice = chosenFor(id, common, own);
      const leadTimeID = leadTimeFor(id, chosen);
      return { id, quantity, ...(choice && { choice: { ...choice, ...(leadTimeID !== undefined && { leadTimeID }) } }) };
    }),
  );
  const lookOf = (id: string) => {
    const choice = chosenFor(id, common, own) && prices.stateOf(id).price?.choice;
    return choice ? { rgb: choice.color.rgb, finish: choice.finish.name } : {};
  };
  return { prices, lookOf };
}
