import * as z from 'zod/mini';
import { createDraftStore } from '../../../stores/draft-store.ts';
import type { QuoteDraft } from './draft.ts';

const lineSchema = z.object({
  line: z.int(),
  isOffered: z.boolean(),
  unitPrice: z.string(),
  quantity: z.string(),
  leadTime: z.string(),
  note: z.string(),
  breaks: z.array(z.object({ quantity: z.string(), unitPrice: z.string(), leadTime: z._default(z.string(), '') })),
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

/** Quotes that are being written, by user and request. */
export const useQuoteDraftStore = createDraftStore('quoteDraftStore', draftSchema);

/** What a user's draft of a request's quote is kept under. */
export function nameDraft(userID: string, requestID: string): string {
  return `${userID} ${requestID}`;
}
