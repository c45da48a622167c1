import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { currencySchema, mspIdSchema, quantitySchema } from '../../schemas/fields.ts';
import { choiceSchema, pricedChoiceFields } from './get-part-prices.ts';
import { statedFigures } from './state-part.ts';

/** What a browser measured of a file that is still on its way. The server takes its word, so that nothing may rest on the answer. */
export const getProvisionalPrice = defineResource({
  name: 'getProvisionalPrice',
  summary: "Prices a part by what a customer's browser measured of it, until the server has.",
  method: 'POST',
  changes: false,
  path: 'v1/shops/{mspID}/provisional-prices',
  costs: [{ kind: 'lines' }],
  request: z.object({
    mspID: mspIdSchema,
    ...statedFigures,
    quantity: quantitySchema,
    /** Left out, or none that the shop offers: nothing is chosen yet. */
    choice: z.optional(choiceSchema),
  }),
  response: z.object({
    ...pricedChoiceFields,
    currency: currencySchema,
    /** What comes on top, for instance 'VAT'; null where prices are told without tax. */
    tax: z.nullable(z.string()),
  }),
});
