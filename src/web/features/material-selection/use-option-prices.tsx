import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import type { MaterialPrice } from '#contract/api/quoting/get-material-prices.ts';
import { MOST_LINES } from '#contract/schemas/fields.ts';
import { useMaterialPrices } from '../../api/use-material-prices.ts';
import type { Offer } from '../../product/offers/offers.ts';
import { type Choice, leadTimeFor } from '../../product/prices/part-choices.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { TYPING_PAUSE_MS } from '../../ui/forms/typing-pause.ts';
import type { Step } from './choosing/selection.ts';
import { OptionPrice } from './option-price.tsx';

export interface WantedPiece {
  readonly id: string;
  readonly quantity: number;
}

export interface PricedOptions {
  /** By the id of what is chosen in the step; those that are there. */
  readonly prices: ReadonlyMap<string, MaterialPrice>;
  readonly priceOf: (offer: Offer) => ReactNode;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** What parts cost in each option of a step, all in one call: of materials in the present finish; of finishes in the chosen material, also when one is chosen. */
export function useOptionPrices(
  mspID: string,
  step: Step | 'complete',
  parts: readonly WantedPiece[],
  { choice, present }: { readonly choice: Choice; readonly present: Choice | null },
): PricedOptions {
  const [settled] = useDebouncedValue(
    JSON.stringify(parts.slice(0, MOST_LINES).map(({ id, quantity }) => ({ id, quantity }))),
    TYPING_PAUSE_MS,
  );
  const partList = useMemo(() => JSON.parse(settled) as WantedPiece[], [settled]);
  const isFinish = step !== 'material';
  const { materialID } = choice;
  const finishID = present?.finishID;
  // Parts that go in different lead times are compared in the first.
  const own = useLineChoicesStore();
  const [leadTimeID, ...others] = new Set(parts.map(({ id }) => leadTimeFor(id, own)));
  const by = others.length > 0 ? undefined : leadTimeID;
  const asked = useMemo(() => ({ mspID, partList, ...(by !== undefined && { leadTimeID: by }) }), [mspID, partList, by]);
  const ofMaterials = useMemo(() => ({ ...asked, ...(finishID !== undefined && { finishID }) }), [asked, finishID]);
  const ofFinishes = useMemo(() => ({ ...asked, materialID }), [asked, materialID]);
  const materials = useMaterialPrices(ofMaterials, { enabled: partList.length > 0 && step === 'material' });
  const finishes = useMaterialPrices(ofFinishes, { enabled: partList.length > 0 && (step === 'finish' || step === 'complete') });
  const query = isFinish ? finishes : materials;
  // While the answer for a material is awaited, that for another stands, with finishes of its own.
  const answers = (query.data?.materialPrices ?? []).filter((price) => !isFinish || price.materialID === materialID);
  const prices = new Map(answers.map((price) => [(isFinish ? price.finishID : price.materialID) ?? '', price]));
  const isComparable = present !== null && (!isFinish || present.materialID === materialID);
  const presentId = isComparable ? (isFinish ? present.finishID : present.materialID) : undefined;
  const presentPrice = presentId === undefined ? undefined : prices.get(presentId);
  return {
    prices,
    priceOf: ({ id }) =>
      query.isError && query.data === undefined ? null : (
        <OptionPrice
          price={prices.get(id)}
          present={presentPrice}
          isPresent={id === presentId}
          isLeast={!isFinish && prices.get(id)?.finishID !== present?.finishID}
          parts={parts.length}
          isAsked={query.isPlaceholderData}
        />
      ),
    hasFailed: query.isError,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  };
}
