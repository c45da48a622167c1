import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { sentRateCardSchema } from '../../schemas/rate-card.ts';

/** A card that is not complete is refused with `problems`, an older `revision` with `conflict`. */
export const savePricingDraft = defineResource({
  name: 'savePricingDraft',
  summary: 'Saves the rate card that is to be published next, at most 512 KiB of JSON.',
  method: 'PUT',
  path: 'v1/pricing/draft',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  costs: [{ kind: 'drafts' }],
  stores: true,
  request: z.object({ card: sentRateCardSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
