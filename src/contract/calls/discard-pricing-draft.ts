import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. An older `revision` is refused with `conflict`. */
export const discardPricingDraft = defineCall({
  name: 'discardPricingDraft',
  summary: 'Drops the draft of the rate card.',
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'discardPricingDraft' },
  jsonFields: ['revision'],
  needs: 'owner',
  request: z.object({ revision: revisionSchema }),
  response: z.object({ success: z.literal(true), revision: revisionSchema }),
});
