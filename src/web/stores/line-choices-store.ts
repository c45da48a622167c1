import * as z from 'zod/mini';
import { createStoredStore } from './stored-store.ts';

const lineChoiceSchema = z.object({
  materialID: z.string(),
  colorID: z.string(),
  finishID: z.string(),
  leadTimeID: z.optional(z.string()),
});
/** How one part is to be made, where that differs from the others. */
export type LineChoice = z.infer<typeof lineChoiceSchema>;

interface LineChoices {
  /** By part id. */
  readonly choices: Readonly<Record<string, LineChoice>>;
}

const choicesSchema = z.object({ choices: z.record(z.string(), lineChoiceSchema) });

/** What was chosen for single parts, in the choice of materials or on the quote, so that it is there again after a way to the cart or a reload. */
export const useLineChoicesStore = createStoredStore({
  key: 'lineChoicesStore',
  read: (stored): LineChoices => choicesSchema.safeParse(stored).data ?? { choices: {} },
  actions: (set) => ({
    setChoice: (partID: string, choice: LineChoice) => set(({ choices }) => ({ choices: { ...choices, [partID]: choice } })),
    /** What was chosen for a part holds for the one that takes its place. */
    moveChoice: (from: string, to: string) =>
      set(({ choices: { [from]: moved, ...others } }) => (moved === undefined ? {} : { choices: { ...others, [to]: moved } })),
    dropChoice: (partID: string) => set(({ choices: { [partID]: _, ...others } }) => ({ choices: others })),
    setChoices: (choices: Readonly<Record<string, LineChoice>>) => set(() => ({ choices })),
    clearChoices: () => set(() => ({ choices: {} })),
  }),
});
