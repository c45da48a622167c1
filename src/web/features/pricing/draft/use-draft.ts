import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { discardPricingDraft } from '#contract/api/pricing/discard-pricing-draft.ts';
import { getPricing } from '#contract/api/pricing/get-pricing.ts';
import { publishPricing } from '#contract/api/pricing/publish-pricing.ts';
import { savePricingDraft } from '#contract/api/pricing/save-pricing-draft.ts';
import { getSetUp } from '#contract/api/shop/get-set-up.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import type { CallFailure } from '../../../api/calls/call-failure.ts';
import { explainFailure } from '../../../api/calls/explain-failure.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswers } from '../../../api/use-answers.ts';
import { editsOf, NO_EDITS, type PricingEdits, usePricingEditsStore } from '../../../stores/pricing-edits-store.ts';
import { type EditedCard, writeAt } from '../card/card-path.ts';
import { type CardProblems, findProblems } from '../card/card-problems.ts';
import type { Pricing } from '../card/draft-state.ts';
import { type DraftConflict, type DraftStatus, editedCard, findConflict, statusOf } from '../card/draft-state.ts';
import { texts } from '../card/texts.ts';

const PAUSE_MS = 1500;

export interface Draft {
  readonly card: EditedCard;
  readonly problems: CardProblems;
  readonly status: DraftStatus;
  readonly conflict: DraftConflict | null;
  readonly edits: PricingEdits;
  /** Why the last save, discard or publish did not succeed; null when it did. */
  readonly failure: string | null;
  /** The number that was published last on this visit; null when none was, or something was changed since. */
  readonly published: number | null;
  readonly change: (path: string, value: unknown) => void;
  /** Puts a whole card into the editor. */
  readonly replace: (card: EditedCard) => void;
  readonly setEdits: (edits: Partial<PricingEdits>) => void;
  /** Answers whether everything typed is the draft now. Never rejects. */
  readonly save: () => Promise<boolean>;
  readonly discard: () => Promise<void>;
  /** Answers the new number; null when it was not published. */
  readonly publish: (note: string) => Promise<number | null>;
}

/** The rate card as it is edited: kept in this browser at once, saved as the draft after a pause, as long as nothing is wrong with it. */
export function useDraft(pricing: Pricing, userID: string): Draft {
  const answers = useAnswers();
  const mayWrite = pricing.role === 'owner';
  // Whoever was an owner once may have edits left, which are nobody's draft now.
  const edits = usePricingEditsStore((store) => (mayWrite ? editsOf(store.edits, userID) : NO_EDITS));
  const [failure, setFailure] = useState<string | null>(null);
  const [published, setPublished] = useState<number | null>(null);
  const card = useMemo(() => editedCard(pricing, edits), [pricing, edits]);
  const problems = useMemo(() => findProblems(card), [card]);
  const conflict = findConflict(pricing, edits);
  // A call's answer is noted before the page draws it.
  const latest = useCallback(() => answers.known(getPricing, {}) ?? pricing, [answers, pricing]);
  const saving = useRef<Promise<boolean> | null>(null);

  const setEdits = useCallback((next: Partial<PricingEdits>) => usePricingEditsStore.getState().changeEdits(userID, next), [userID]);
  const read = useCallback(() => editsOf(usePricingEditsStore.getState().edits, userID), [userID]);

  const replace = useCallback(
    (next: EditedCard) => {
      setPublished(null);
      setEdits({ card: next, revision: read().card === null ? latest().revision : read().revision });
    },
    [latest, setEdits, read],
  );
  const change = useCallback(
    (path: string, value: unknown) => replace(writeAt(editedCard(latest(), read()), path, value)),
    [latest, replace, read],
  );

  const told = {
    onDone: () => setFailure(null),
    onRefused: async (refused: CallFailure): Promise<void> => {
      setFailure(refused.conflict === undefined ? explainFailure(refused, { noAnswer: texts.notSaved }) : null);
      if (refused.conflict !== undefined) await answers.askAgain(getPricing, {});
    },
  };
  const { run: runSave, isPending: isSaving } = useAction(savePricingDraft, told);
  const { run: runDiscard } = useAction(discardPricingDraft, told);
  const { run: runPublish } = useAction(publishPricing, { ...told, asksAgain: [getPricing, getSetUp] });

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = read();
    if (sent.card === null) return true;
    const answer = await runSave({ card: sent.card, revision: sent.revision });
    if (answer?.success !== true) return false;
    const { revision } = answer;
    answers.note(getPricing, {}, (before) => ({
      ...before,
      revision,
      draft: { by: userID, at: new Date().toISOString(), card: sent.card as unknown as RateCard },
    }));
    const now = read();
    // What was typed meanwhile goes on from the new revision.
    setEdits(now.card === sent.card ? { card: null, revision } : { revision });
    return now.card === sent.card;
  }, [answers, read, runSave, setEdits, userID]);

  const save = useCallback(async (): Promise<boolean> => {
    // One at a time, however many wait: each needs the revision that the one before has made.
    while (saving.current !== null) await saving.current;
    saving.current = saveOnce();
    const isSaved = await saving.current;
    saving.current = null;
    return isSaved;
  }, [saveOnce]);

  const mustSave = mayWrite && edits.card !== null && problems.size === 0 && conflict === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew.
  useEffect(() => {
    if (!mustSave) return;
    const pause = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [mustSave, edits.card, save]);

  const discard = async (): Promise<void> => {
    await saving.current;
    if (latest().draft !== null && (await runDiscard({ revision: latest().revision }))?.success !== true) return;
    setFailure(null);
    setEdits({ card: null });
    await answers.askAgain(getPricing, {});
  };

  const publish = async (note: string): Promise<number | null> => {
    if (!(await save())) return null;
    const answer = await runPublish({ revision: latest().revision, note });
    if (answer?.success !== true) return null;
    setPublished(answer.number);
    return answer.number;
  };

  const status = statusOf(pricing, edits, { isSaving, isFaulty: problems.size > 0 });
  return { card, problems, status, conflict, edits, failure, published, change, replace, setEdits, save, discard, publish };
}
