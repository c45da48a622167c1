import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idSchema, MOST_LINES, mspIdSchema, quantitySchema } from '../../schemas/fields.ts';
import { optionPriceFields } from './get-material-prices.ts';
import { choiceSchema } from './get-part-prices.ts';

const leadTimePriceSchema = z.object({
  leadTimeID: idSchema,
  /** As customers read it, for instance 'Express'. */
  name: z.string(),
  ...optionPriceFields,
  /** The day by which the last of the parts leaves, at the shop; null without a price, and beyond the days that the shop promises. */
  shipBy: z.nullable(dateSchema),
});
export type LeadTimePrice = z.infer<typeof leadTimePriceSchema>;

/** What parts cost together in each lead time that is offered for one of them; one without that option goes in its first. */
export const getLeadTimePrices = defineResource({
  name: 'getLeadTimePrices',
  summary: 'Prices parts, each in what is chosen for it, in every lead time.',
  method: 'POST',
  changes: false,
  path: 'v1/shops/{mspID}/lead-time-prices',
  costs: [{ kind: 'lines', each: 'items' }],
  request: z.object({
    mspID: mspIdSchema,
    items: z
      .array(z.extend(choiceSchema, { partID: idSchema, quantity: quantitySchema }))
      .check(z.minLength(1), z.maxLength(MOST_LINES, `Lead times are compared for at most ${MOST_LINES} parts at once.`)),
  }),
  response: z.object({ leadTimePrices: z.array(leadTimePriceSchema) }),
});
