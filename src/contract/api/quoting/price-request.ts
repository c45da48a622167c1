import * as z from 'zod/mini';
import { BUYER_KINDS } from '#domain/trade/purchase.ts';
import { TAX_CATEGORIES } from '#domain/trade/tax.ts';
import { buyerSchema, buyerVatIdSchema, countrySchema, stateSchema } from '../../desk/purchase.ts';
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
  /** The same with tax, rounded so that lines, extras and shipping with tax come to the total. */
  grossTotal: priceSchema,
  isInstantQuote: z.boolean(),
  /** The one asked for; the first that is offered where it is not offered for this line, or none was asked for. */
  leadTimeID: z.string(),
  /** As customers read it, for instance 'Express'. */
  leadTime: z.string(),
  /** Working days, those for shipping among them; 0 without a price. */
  leadTimeDays: z.number(),
  /** The price is still being worked out and counts for nothing; asked again in a moment, it is there. */
  isPending: z.boolean(),
});
/** What somebody said of how they buy; the rest is as with most of the shop's customers. */
const saidSchema = z.object({
  kind: z.optional(z.enum(BUYER_KINDS)),
  country: z.optional(countrySchema),
  state: z.optional(stateSchema),
  vatId: z.optional(buyerVatIdSchema),
  shippingMethod: z.optional(z.nullable(idSchema)),
});

/** What a shop asks of how its customers buy, and what it takes for said. */
const tradeSchema = z.object({
  /** Tax goes by rules, so that it counts who buys. */
  asksWho: z.boolean(),
  /** The shop's own country. */
  homeCountry: z.string(),
  /** It has ways to send things, though perhaps none to where the buyer is. */
  shipsAtAll: z.boolean(),
  buyer: buyerSchema,
  /** The way it is sent that counts here; null where there is none. */
  shippingMethod: z.nullable(idSchema),
  methods: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      isPickUp: z.boolean(),
      /** Without tax; null: it is told with the quote. */
      price: z.nullable(priceSchema),
      /** Working days. */
      days: z.number(),
    }),
  ),
});
export type ShownTrade = z.infer<typeof tradeSchema>;
export type Said = z.infer<typeof saidSchema>;

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
    said: z.optional(saidSchema),
  }),
  response: z.object({
    currency: currencySchema,
    /** One for each item, in their order; null: its part is not known, so it counts for nothing. */
    lines: z.array(z.nullable(pricedLineSchema)),
    /** Charged once for all lines: set-ups, preparing models, and what is missing up to a finish's smallest job and the smallest order. */
    extras: z.array(z.object({ code: z.string(), label: z.string(), amount: priceSchema, gross: priceSchema })),
    /** Null where nothing is sent by a way of the shop's; a price of null is told with the quote. */
    shipping: z.nullable(z.object({ name: z.string(), isPickUp: z.boolean(), price: z.nullable(priceSchema), gross: priceSchema })),
    /** The lines. */
    subtotal: priceSchema,
    /** The same with tax. */
    grossSubtotal: priceSchema,
    /** What was agreed with the customer, off the lines; null where nothing was. */
    discount: z.nullable(z.object({ percent: z.number(), amount: priceSchema, gross: priceSchema })),
    /** Lines less discount, extras and shipping. */
    net: priceSchema,
    /** Null: prices are without tax. */
    tax: z.nullable(
      z.object({
        name: z.string(),
        percent: z.number(),
        amount: priceSchema,
        category: z.optional(z.enum(TAX_CATEGORIES)),
        note: z.optional(z.string()),
      }),
    ),
    total: priceSchema,
    /** Null: the shop asks for nothing. */
    trade: z.nullable(tradeSchema),
    /** Why a person looks at the request as a whole. */
    review: z.nullable(z.string()),
    /** What is agreed to where the shop takes this as an order without looking at it first; null: it wants to look. */
    instantOrder: z.nullable(z.object({ terms: z.string() })),
    /** What would cost less if it was ordered otherwise, in sentences. */
    notes: z.array(z.string()),
  }),
});
