import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. An older `revision` is refused with `conflict`. */
export const publishPricing = defineCall({
  name: 'publishPricing',
  summary: 'Makes the draft what customers pay by, under the next number.',
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'publishPricing' },
  jsonFields: ['revision'],
  needs: 'owner',
  request: z.object({ revision: revisionSchema, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  response: z.object({ success: z.literal(true), number: z.int() }),
});
