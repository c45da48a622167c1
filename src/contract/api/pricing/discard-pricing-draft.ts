import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

/** An older `revision` is refused with `conflict`. */
export const discardPricingDraft = defineResource({
  name: 'discardPricingDraft',
  summary: 'Drops the draft of the rate card.',
  method: 'DELETE',
  path: 'v1/pricing/draft',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
