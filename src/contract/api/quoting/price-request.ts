import * as z from 'zod/mini';
import { customerTokenSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { currencySchema, idSchema, MOST_LINES, mspIdSchema, priceSchema, quantitySchema } from '../../schemas/fields.ts';

/** One line as a cart shows it. */
const pricedLineSchema = z.object({
  partID: idSchema,
  /** 0: there is none, or none to show until a person has looked. */
  unitPrice: priceSchema,
  /** Of all pieces. */
  total: priceSchema,
  isInstantQuote: z.boolean(),
  /** The one asked for; the first that is offered where it is not offered for this line, or none was asked for. */
  leadTimeID: z.string(),
  /** As customers read it, for instance 'Express'. */
  leadTime: z.string(),
  /** Working days; 0 without a price. */
  leadTimeDays: z.number(),
  /** The price is still being worked out and counts for nothing; asked again in a moment, it is there. */
  isPending: z.boolean(),
});
export type PricedLine = z.infer<typeof pricedLineSchema>;

/**
 * What lines cost one by one, and what they come to as one request: with what is charged once for all of them, and tax. Amounts are of
 * the currency's units.
 */
export const priceRequest = defineResource({
  name: 'priceRequest',
  summary: 'Prices lines and adds them up as one request: set-ups, smallest order and tax among them.',
  method: 'POST',
  changes: false,
  path: 'v1/shops/{mspID}/request-prices',
  costs: [{ kind: 'lines', each: 'items' }],
  request: z.object({
    mspID: mspIdSchema,
    /** Of a customer who has signed in: what was agreed with them counts. */
    customerToken: z.optional(customerTokenSchema),
    items: z
      .array(
        z.object({
          partID: idSchema,
          quantity: quantitySchema,
          materialID: idSchema,
          colorID: idSchema,
          finishID: idSchema,
          leadTimeID: z.optional(idSchema),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(MOST_LINES, `A request takes at most ${MOST_LINES} lines. Please send the others in a second request.`),
      ),
  }),
  response: z.object({
    currency: currencySchema,
    /** One for each item, in their order; null: its part is not known, so it counts for nothing. */
    lines: z.array(z.nullable(pricedLineSchema)),
    /** Charged once for all lines: set-ups, preparing models, and what is missing up to a finish's smallest job and the smallest order. */
    extras: z.array(z.object({ code: z.string(), label: z.string(), amount: priceSchema })),
    /** The lines. */
    subtotal: priceSchema,
    /** What was agreed with the customer, off the lines; null where nothing was. */
    discount: z.nullable(z.object({ percent: z.number(), amount: priceSchema })),
    /** Lines less discount, and extras. */
    net: priceSchema,
    /** Null: prices are without tax. */
    tax: z.nullable(z.object({ name: z.string(), percent: z.number(), amount: priceSchema })),
    total: priceSchema,
    /** Why a person looks at the request as a whole. */
    review: z.nullable(z.string()),
    /** What is agreed to where the shop takes this as an order without looking at it first; null: it wants to look. */
    instantOrder: z.nullable(z.object({ terms: z.string() })),
    /** What would cost less if it was ordered otherwise, in sentences. */
    notes: z.array(z.string()),
  }),
});
