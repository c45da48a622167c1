import { getSetUp, type SetUp } from '#contract/api/shop/get-set-up.ts';
import { saveSetUp } from '#contract/api/shop/save-set-up.ts';
import type { SetUpSettings } from '#contract/shop/set-up.ts';
import { useAction } from '../../api/use-action.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { useHasShop } from '../shop/portal-store.ts';

/** How far the signed-in user's shop is set up; asked for anew at each visit. */
export function useSetUp() {
  return useApiQuery(getSetUp, {}, { enabled: useHasShop() === true, staleTime: 0 });
}

/** The five steps in their order, and how far they are; the account is there, or nobody would read this. */
export function stepsOf({ profile, prices, tried, settings }: SetUp) {
  return { account: true, profile, prices, offer: profile && settings.isOfferSettled, test: tried };
}

export type SetUpStep = keyof ReturnType<typeof stepsOf>;

/** The first step that is not done; null where all are. */
export function nextStep(setUp: SetUp): SetUpStep | null {
  const steps = stepsOf(setUp);
  return (Object.keys(steps) as SetUpStep[]).find((step) => !steps[step]) ?? null;
}

/** Notes what an owner says of it; a colleague who was quicker is asked about first. */
export function useNoteSetUp(setUp: SetUp | undefined) {
  const { run, ...action } = useAction(saveSetUp, { asksAgain: [getSetUp] });
  const note = async (changes: Partial<SetUpSettings>): Promise<void> => {
    if (setUp !== undefined) await run({ settings: { ...setUp.settings, ...changes }, revision: setUp.revision });
  };
  return { ...action, note };
}
