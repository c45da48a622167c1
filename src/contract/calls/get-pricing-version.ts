import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { countSchema } from '../fields.ts';
import { rateCardSchema, versionSchema } from '../pricing.ts';

/** Beyond the specification: an earlier card to read, to compare, or to take as the draft again. */
export const getPricingVersion = defineCall({
  name: 'getPricingVersion',
  summary: 'Answers one published version of the rate card.',
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'getPricingVersion' },
  jsonFields: ['number'],
  needs: 'member',
  request: z.object({ number: countSchema }),
  response: z.extend(versionSchema, { success: z.literal(true), card: rateCardSchema }),
});
