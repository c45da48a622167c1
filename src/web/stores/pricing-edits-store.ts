import * as z from 'zod/mini';
import { draftOf, readDrafts } from './draft-store.ts';
import { createStoredStore } from './stored-store.ts';

const cardSchema = z.record(z.string(), z.unknown());

const editsSchema = z.object({
  /** What was edited here and is not saved yet: the whole card, right or not; null when there is nothing to save. */
  card: z.nullable(cardSchema),
  /** The draft's revision that the edits began from. */
  revision: z.number(),
  /** A version that had to make way for another, so that nothing is lost; null when there is none. */
  copy: z.nullable(z.object({ card: cardSchema, whose: z.enum(['mine', 'theirs']), at: z.string() })),
});
export type PricingEdits = z.infer<typeof editsSchema>;

export const NO_EDITS: PricingEdits = { card: null, revision: 0, copy: null };

/** Unsaved edits of the rate card by the user who signs in, so that they survive a reload. */
export const usePricingEditsStore = createStoredStore({
  key: 'pricingEditsStore',
  read: (stored) => ({ edits: readDrafts((stored as { edits?: unknown } | undefined)?.edits, editsSchema) }),
  actions: (set) => ({
    changeEdits: (userID: string, change: Partial<PricingEdits>) =>
      set(({ edits }) => ({ edits: { ...edits, [userID]: { ...editsOf(edits, userID), ...change } } })),
  }),
});

/** A user's unsaved edits. */
export function editsOf(edits: Readonly<Record<string, PricingEdits>>, userID: string): PricingEdits {
  return draftOf(edits, userID) ?? NO_EDITS;
}
