import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { draftConflictSchema, revisionSchema } from '../draft-conflict.ts';
import { idSchema } from '../fields.ts';
import { goldenPartsSchema, rateCardSchema, versionSchema } from '../pricing.ts';

/** Beyond the specification: what the caller's provider charges, what it is about to, and what it did. */
export const getPricing = defineCall({
  name: 'getPricing',
  summary: "Answers the published rate card, the draft, the versions and the golden parts of the signed-in account's provider.",
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'getPricing' },
  needs: 'member',
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    /** Owners publish, members read. */
    role: z.enum(['owner', 'member']),
    number: z.int(),
    card: rateCardSchema,
    /** What the next change of the draft has to name; `draft` is null when there is nothing to publish. */
    revision: revisionSchema,
    draft: z.nullable(z.extend(z.omit(draftConflictSchema, { revision: true }), { card: rateCardSchema })),
    /** Newest first. */
    versions: z.array(versionSchema),
    goldenParts: goldenPartsSchema,
    goldenPartsRevision: revisionSchema,
    /** Parts that every provider can choose as golden ones. */
    builtInParts: z.array(z.object({ partID: idSchema, name: z.string() })),
  }),
});
