import { useLayoutEffect, useMemo, useState } from 'react';
import { logWarning } from '../../api/calls/log-problem.ts';
import { texts as partTexts } from '../../product/parts/texts.ts';
import { type Choice, chooseForSelected } from '../../product/prices/part-choices.ts';
import { useLineChoicesStore } from '../../stores/line-choices-store.ts';
import { useManufacturingParamsStore } from '../../stores/manufacturing-params-store.ts';
import { showNotice } from '../../stores/notice-store.ts';
import {
  type ChoiceOutcome,
  choose,
  clearFrom,
  dropUnoffered,
  openStep,
  STEPS,
  type Step,
  switchTo,
  takeOnly,
} from './choosing/selection.ts';
import { type OfferList, useOffers } from './choosing/use-offers.ts';
import { texts } from './texts.ts';

export interface Selection {
  readonly choice: Choice;
  /** The last one that was complete, which options are compared with while another is made; null before the first. */
  readonly present: Choice | null;
  readonly lists: Readonly<Record<Step, OfferList>>;
  /** Answers whether the choice was taken; an id that is not offered is warned about and changes nothing. */
  readonly choose: (step: Step, id: string) => boolean;
  /** The same of a step that is done, whose later steps stay as they are. */
  readonly switchTo: (step: 'color' | 'finish', id: string) => void;
  readonly change: (step: Step) => void;
}

interface Kept {
  /** The parts' ids. */
  readonly of: string;
  readonly choice: Choice;
}

/**
 * The choices of the three steps and what each step offers: of all selected parts (null), kept locally step by step, or of some of them
 * alone, kept once all of them are made.
 */
export function useSelection(mspID: string, partIDs: readonly string[] | null): Selection {
  const of = partIDs === null ? '' : partIDs.join(' ');
  const first = partIDs?.[0];
  const common = useManufacturingParamsStore();
  const own = useLineChoicesStore(({ choices }) => (first === undefined ? undefined : choices[first]));
  const [draft, setDraft] = useState<Kept | null>(null);
  const [last, setLast] = useState<Kept | null>(null);
  /** A step that was opened again shows even a single choice, until one is taken. */
  const [reopened, setReopened] = useState<Step | null>(null);

  const { materialID, colorID, finishID } = partIDs !== null && draft?.of === of ? draft.choice : (own ?? common);
  const choice = useMemo<Choice>(() => ({ materialID, colorID, finishID }), [materialID, colorID, finishID]);
  const isNews = openStep(choice) === 'complete' && (last?.of !== of || last.choice !== choice);
  if (isNews) setLast({ of, choice });
  const lists = useOffers(mspID, choice);

  const keep = (next: Choice, replacesOwn: boolean) => {
    if (partIDs === null) return chooseForSelected(next, { replacesOwn });
    const isComplete = openStep(next) === 'complete';
    setDraft(isComplete ? null : { of, choice: next });
    const { choices, setChoices } = useLineChoicesStore.getState();
    const made = partIDs.map((id) => [id, { ...choices[id], ...next }] as const);
    if (isComplete) setChoices({ ...choices, ...Object.fromEntries(made) });
  };

  const offeredIn = (step: Step) => (lists[step].offers ?? []).map(({ id }) => id);
  const take = (step: Step, id: string, result: ChoiceOutcome): boolean => {
    if (result.outcome === 'ignored') {
      logWarning(`The ${step} ${id} is not in the loaded list and was ignored.`);
      return false;
    }
    const { choices: before, setChoices } = useLineChoicesStore.getState();
    setReopened(null);
    keep(result.params, true);
    const replaced = Object.keys(before).filter((each) => partIDs === null && !(each in useLineChoicesStore.getState().choices));
    if (replaced.length > 0) {
      const act = () => {
        setChoices(before);
        common.setParams({ materialID: common.materialID, colorID: common.colorID, finishID: common.finishID });
      };
      showNotice({ text: texts.scope.replaced(replaced.length), action: partTexts.undo, act, place: 'h1' });
    }
    return true;
  };

  // Before anything is painted: what goes by itself is never seen waiting.
  useLayoutEffect(() => {
    const kept = STEPS.reduce((left, step) => {
      const ids = lists[step].offers?.map(({ id }) => id) ?? null;
      if (ids === null) return left;
      const held = dropUnoffered(left, step, ids);
      return step === reopened ? held : takeOnly(held, step, ids);
    }, choice);
    if (kept !== choice) keep(kept, false);
  });

  return {
    choice,
    present: last?.of === of ? last.choice : null,
    lists,
    choose: (step, id) => take(step, id, choose(choice, step, id, offeredIn(step))),
    switchTo: (step, id) => void take(step, id, switchTo(choice, step, id, offeredIn(step))),
    change: (step) => {
      setReopened(step);
      keep(clearFrom(choice, step), false);
    },
  };
}
