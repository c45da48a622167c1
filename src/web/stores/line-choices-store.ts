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
  /** The lead time of all parts that have none of their own; null: each takes its first. */
  readonly leadTimeID: string | null;
}

const NONE: LineChoices = { choices: {}, leadTimeID: null };
const choicesSchema = z.object({
  choices: z.record(z.string(), lineChoiceSchema),
  leadTimeID: z._default(z.nullable(z.string()), null),
});

/** What was chosen for single parts, in the choice of materials or on the quote, so that it is there again after a way to the cart or a reload. */
export const useLineChoicesStore = createStoredStore({
  key: 'lineChoicesStore',
  read: (stored): LineChoices => choicesSchema.safeParse(stored).data ?? NONE,
  actions: (set) => ({
    setChoice: (partID: string, choice: LineChoice) => set(({ choices }) => ({ choices: { ...choices, [partID]: choice } })),
    /** What was chosen for a part holds for the one that takes its place. */
    moveChoice: (from: string, to: string) =>
      set(({ choices: { [from]: moved, ...others } }) => (moved === undefined ? {} : { choices: { ...others, [to]: moved } })),
    dropChoice: (partID: string) => set(({ choices: { [partID]: _, ...others } }) => ({ choices: others })),
    setChoices: (choices: Readonly<Record<string, LineChoice>>) => set(() => ({ choices })),
    /** Chooses a lead time for parts that are made alike; these give up their own. */
    setLeadTime: (leadTimeID: string, partIDs: ReadonlySet<string>) =>
      set(({ choices }) => ({
        leadTimeID,
        choices: Object.fromEntries(
          Object.entries(choices).map(([id, { leadTimeID: own, ...choice }]) => [
            id,
            partIDs.has(id) || own === undefined ? choice : { ...choice, leadTimeID: own },
          ]),
        ),
      })),
    clearChoices: () => set(() => NONE),
  }),
});
