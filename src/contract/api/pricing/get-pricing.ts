import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { draftConflictSchema, revisionSchema } from '../../schemas/draft-conflict.ts';
import { idSchema } from '../../schemas/fields.ts';
import { goldenPartsSchema, versionSchema } from '../../schemas/pricing.ts';
import { rateCardSchema } from '../../schemas/rate-card.ts';

/** what the caller's provider charges, what it is about to, and what it did. */
export const getPricing = defineResource({
  name: 'getPricing',
  summary: "Answers the published rate card, the draft, the versions and the golden parts of the signed-in account's provider.",
  method: 'GET',
  path: 'v1/pricing',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({
    /** Owners publish, members read. */
    role: roleSchema,
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
