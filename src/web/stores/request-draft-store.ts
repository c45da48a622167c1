import * as z from 'zod/mini';
import { createStoredStore } from './stored-store.ts';
import type { Submission } from './submission-key.ts';

/** The fields of the request form. */
export interface ContactValues {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

interface Draft {
  readonly values: ContactValues;
  /** The last submission whose answer was no success. */
  readonly submission: Submission | null;
}

const EMPTY_DRAFT: Draft = { values: { name: '', email: '', organization: '', message: '' }, submission: null };

const draftSchema = z.object({
  values: z.object({ name: z.string(), email: z.string(), organization: z.string(), message: z.string() }),
  submission: z.nullable(z.object({ content: z.string(), key: z.string() })),
});

/** The request as far as it is written, so that a look at the cart or a reload loses nothing, and a retry is known as one. */
export const useDraftStore = createStoredStore({
  key: 'requestDraftStore',
  read: (stored): Draft => draftSchema.safeParse(stored).data ?? EMPTY_DRAFT,
  actions: (set) => ({
    setValues: (values: ContactValues) => set(() => ({ values })),
    setSubmission: (submission: Submission) => set(() => ({ submission })),
    clearDraft: () => set(() => EMPTY_DRAFT),
  }),
});
