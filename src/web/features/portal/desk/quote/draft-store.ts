import * as z from 'zod/mini';
import { createStoredStore } from '../../../../stores/stored-store.ts';
import type { QuoteDraft } from './draft.ts';

const lineSchema = z.object({
  line: z.int(),
  isOffered: z.boolean(),
  unitPrice: z.string(),
  quantity: z.string(),
  leadTime: z.string(),
  note: z.string(),
  breaks: z.array(z.object({ quantity: z.string(), unitPrice: z.string() })),
});

const draftSchema: z.ZodMiniType<QuoteDraft> = z.object({
  version: z.int(),
  lines: z.array(lineSchema),
  charges: z.array(z.object({ label: z.string(), amount: z.string() })),
  discount: z.string(),
  tax: z.nullable(z.object({ name: z.string(), percent: z.string() })),
  validUntil: z.string(),
  terms: z.string(),
  message: z.string(),
});

/** Drafts that one browser keeps; the one that was left alone longest makes way. */
const MOST_DRAFTS = 30;

/** Quotes that are being written, by user and request, so that they survive a reload. */
export const useQuoteDraftStore = createStoredStore({
  key: 'quoteDraftStore',
  version: 1,
  read: (stored): { drafts: Readonly<Record<string, QuoteDraft>> } => ({ drafts: readDrafts(stored) }),
  actions: (set) => ({
    keepDraft: (name: string, draft: QuoteDraft) =>
      set(({ drafts: { [name]: _, ...others } }) => ({
        drafts: Object.fromEntries([...Object.entries(others), [name, draft] as const].slice(-MOST_DRAFTS)),
      })),
    forgetDraft: (name: string) => set(({ drafts: { [name]: _, ...others } }) => ({ drafts: others })),
  }),
});

/** What a user's draft of a request's quote is kept under. */
export function nameDraft(userID: string, requestID: string): string {
  return `${userID} ${requestID}`;
}

function readDrafts(stored: unknown): Record<string, QuoteDraft> {
  const drafts = (stored as { drafts?: unknown } | undefined)?.drafts;
  return Object.fromEntries(
    Object.entries(drafts ?? {}).flatMap(([name, entry]) => {
      const draft = draftSchema.safeParse(entry);
      return draft.success ? [[name, draft.data] as const] : [];
    }),
  );
}
