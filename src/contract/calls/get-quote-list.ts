import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { manufacturingParamsSchema } from '../schemas/entities.ts';
import { idSchema, MOST_LINES, mspIdSchema, quantitySchema } from '../schemas/fields.ts';
import { quoteLineSchema } from '../schemas/quote-line.ts';

/** Call 10. Only id and quantity of a part are believed; its sizes come from the server's own record. */
export const getQuoteList = defineCall({
  name: 'getQuoteList',
  summary: 'Prices parts in one material, colour and finish.',
  path: 'IN_QuoteXHRHandler',
  action: { field: 'quoteAction', value: 'getQuoteList' },
  costs: [{ kind: 'lines', each: 'partList' }],
  jsonFields: ['partList', 'manufacturingParams'],
  request: z.object({
    mspID: mspIdSchema,
    partList: z
      .array(z.object({ id: idSchema, quantity: quantitySchema, leadTimeID: z.optional(idSchema) }))
      .check(
        z.minLength(1),
        z.maxLength(MOST_LINES, `A quote takes at most ${MOST_LINES} parts at once. Please ask for the others separately.`),
      ),
    manufacturingParams: manufacturingParamsSchema,
  }),
  response: z.object({ success: z.literal(true), quoteList: z.array(quoteLineSchema) }),
});
