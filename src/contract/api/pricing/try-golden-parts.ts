import * as z from 'zod/mini';
import { MOST_GOLDEN_PARTS } from '#domain/rates/golden-part.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';
import { quoteLineSchema } from '../../schemas/quote-line.ts';

/** Priced with one card; `line` is null where it can't be, for the reason in `refusal`, or while the part is being measured: both null. */
const trialSchema = z.object({ line: z.nullable(quoteLineSchema), refusal: z.nullable(z.string()) });
export type WireTrial = z.infer<typeof trialSchema>;

/** While a part is measured or a line is pending it is asked again in a moment. */
export const tryGoldenParts = defineResource({
  name: 'tryGoldenParts',
  summary: 'Prices the golden parts with the published rate card and with the draft.',
  method: 'GET',
  path: 'v1/pricing/trials',
  needs: 'member',
  costs: [{ kind: 'lines', amount: 2 * MOST_GOLDEN_PARTS }],
  request: z.object({}),
  response: z.object({
    /** In the order of the list; `draft` is null without one. */
    trials: z.array(z.object({ id: idSchema, published: trialSchema, draft: z.nullable(trialSchema) })),
  }),
});
