import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idSchema } from '../fields.ts';
import { quoteLineSchema } from '../quote-line.ts';

/** Priced with one card; `line` is null where it can't be, for the reason in `refusal`, or while the part is being measured: both null. */
const trialSchema = z.object({ line: z.nullable(quoteLineSchema), refusal: z.nullable(z.string()) });
export type WireTrial = z.infer<typeof trialSchema>;

/** Beyond the specification. While a part is measured or a line is pending it is asked again in a moment. */
export const tryGoldenParts = defineCall({
  name: 'tryGoldenParts',
  summary: 'Prices the golden parts with the published rate card and with the draft.',
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'tryGoldenParts' },
  needs: 'member',
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    /** In the order of the list; `draft` is null without one. */
    trials: z.array(z.object({ id: idSchema, published: trialSchema, draft: z.nullable(trialSchema) })),
  }),
});
