import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { currencySchema, idSchema, MOST_LINES, mspIdSchema, priceSchema, quantitySchema } from '../../schemas/fields.ts';

/** What parts cost in something that can be chosen. */
export const optionPriceFields = {
  /** What the parts cost as a request of their own: with set-up and all that is charged once, without tax. Null where none of them has a price to show. */
  from: z.nullable(priceSchema),
  /** What comes on top, for instance 'VAT'; null where prices are told without tax. */
  tax: z.nullable(z.string()),
  currency: currencySchema,
  /** Working days until the last of them leaves; 0 without a price. */
  days: z.number(),
  /** The shop tells no date beyond so many of them: it is on request. */
  furthestDays: z.optional(z.number()),
  /** Some of it is still being worked out; asked again in a moment, it is there. */
  isPending: z.boolean(),
  /** How many of the parts have no instant price. */
  unpriced: z.number(),
  /** How many of those have no price at all, and so are not in `from`. */
  missing: z.number(),
};

/** In the finish below. */
const materialPriceSchema = z.object({
  materialID: idSchema,
  ...optionPriceFields,
  /** The finish that `from` is for; null where the material has none. */
  finishID: z.nullable(idSchema),
});
export type MaterialPrice = z.infer<typeof materialPriceSchema>;

/** What parts cost in each material of an offer, in its cheapest finish; or in each finish of one material. Unknown parts are left out. */
export const getMaterialPrices = defineResource({
  name: 'getMaterialPrices',
  summary: 'Prices parts in every material a provider offers.',
  method: 'POST',
  changes: false,
  path: 'v1/shops/{mspID}/material-prices',
  costs: [{ kind: 'lines', each: 'partList' }],
  request: z.object({
    mspID: mspIdSchema,
    partList: z
      .array(z.object({ id: idSchema, quantity: quantitySchema }))
      .check(z.minLength(1), z.maxLength(MOST_LINES, `Materials are compared for at most ${MOST_LINES} parts at once.`)),
    /** Priced in this finish wherever a material has it. */
    finishID: z.optional(idSchema),
    /** Prices this material alone, once in each of its finishes. */
    materialID: z.optional(idSchema),
    /** Wherever a material has it and the part can be made in it; the first otherwise. */
    leadTimeID: z.optional(idSchema),
  }),
  response: z.object({ materialPrices: z.array(materialPriceSchema) }),
});
