import { useLayoutEffect, useState } from 'react';
import type { ManufacturingParams } from '#contract/schemas/entities.ts';
import { logWarning } from '../../api/calls/log-problem.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { choose, clearFrom, dropUnoffered, STEPS, type Step, takeOnly } from './selection.ts';
import { type OfferList, useOffers } from './use-offers.ts';

interface Selection {
  readonly params: ManufacturingParams;
  readonly lists: Readonly<Record<Step, OfferList>>;
  /** Answers whether the choice was taken; an id that is not offered is warned about and changes nothing. */
  readonly choose: (step: Step, id: string) => boolean;
  readonly change: (step: Step) => void;
}

/** The choices of the three steps, kept locally, and what each step offers. */
export function useSelection(mspID: string): Selection {
  const params = useManufacturingParamsStore();
  const lists = useOffers(mspID, params);
  const { setParams } = params;
  /** A step that was opened again shows even a single choice, until one is taken. */
  const [reopened, setReopened] = useState<Step | null>(null);

  // Before anything is painted: what goes by itself is never seen waiting.
  useLayoutEffect(() => {
    const kept = STEPS.reduce<ManufacturingParams>((left, step) => {
      const ids = lists[step].offers?.map(({ id }) => id) ?? null;
      if (ids === null) return left;
      const held = dropUnoffered(left, step, ids);
      return step === reopened ? held : takeOnly(held, step, ids);
    }, params);
    if (kept !== params) setParams(idsOf(kept));
  }, [lists, params, setParams, reopened]);

  return {
    params,
    lists,
    choose: (step, id) => {
      const result = choose(
        params,
        step,
        id,
        (lists[step].offers ?? []).map((offer) => offer.id),
      );
      if (result.outcome === 'ignored') {
        logWarning(`The ${step} ${id} is not in the loaded list and was ignored.`);
        return false;
      }
      setReopened(null);
      setParams(idsOf(result.params));
      // What is chosen here is chosen for all selected parts.
      useLineChoicesStore.getState().clearChoices();
      return true;
    },
    change: (step) => {
      setReopened(step);
      setParams(idsOf(clearFrom(params, step)));
    },
  };
}

function idsOf({ materialID, colorID, finishID }: ManufacturingParams): Pick<ManufacturingParams, 'materialID' | 'colorID' | 'finishID'> {
  return { materialID, colorID, finishID };
}
