import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. A card that is not complete is refused with `problems`, an older `revision` with `conflict`. */
export const savePricingDraft = defineCall({
  name: 'savePricingDraft',
  summary: 'Saves the rate card that is to be published next, at most 512 KiB of JSON.',
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'savePricingDraft' },
  jsonFields: ['card', 'revision'],
  needs: 'owner',
  request: z.object({ card: z.unknown(), revision: revisionSchema }),
  response: z.object({ success: z.literal(true), revision: revisionSchema }),
});
