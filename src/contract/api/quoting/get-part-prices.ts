import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { currencySchema, dateSchema, idSchema, MOST_LINES, mspIdSchema, priceSchema, quantitySchema } from '../../schemas/fields.ts';

export const choiceSchema = z.object({ materialID: idSchema, colorID: idSchema, finishID: idSchema });
const namedSchema = z.object({ id: idSchema, name: z.string() });
/** `rgb` as '#rrggbb', to show the part in. */
const namedColorSchema = z.extend(namedSchema, { rgb: z.string() });

/** How a part is priced that something is chosen for, or is not. */
export const pricedChoiceFields = {
  /** What it is priced in; null where the shop offers nothing. */
  choice: z.nullable(z.object({ material: namedSchema, color: namedColorSchema, finish: namedSchema })),
  /**
   * What its pieces cost as a request of their own: with set-up and all that is charged once, without tax. Null
   * where there is no price to show.
   */
  price: z.nullable(priceSchema),
  /** False: a person looks at the price before it holds. */
  isInstantQuote: z.boolean(),
  /** Why, in sentences; empty while it is pending. */
  reviewReasons: z.array(z.string()),
  /** It is still being worked out; asked again in a moment, it is there. */
  isPending: z.boolean(),
  /** The day by which it leaves, at the shop; null without a price, and beyond the days that the shop promises. */
  shipBy: z.nullable(dateSchema),
};

const partPriceSchema = z.object({ partID: idSchema, quantity: quantitySchema, ...pricedChoiceFields });
export type PartPrice = z.infer<typeof partPriceSchema>;

/**
 * What each of several parts costs by itself, in what is chosen for it. Those that nothing is chosen for are priced alike: in the cheapest
 * choice with an instant price for the first of them; a part that has none there, in its own cheapest.
 */
export const getPartPrices = defineResource({
  name: 'getPartPrices',
  summary: 'Prices parts one by one, those without a choice in the cheapest with an instant price.',
  method: 'POST',
  changes: false,
  path: 'v1/shops/{mspID}/part-prices',
  costs: [{ kind: 'lines', each: 'partList' }],
  request: z.object({
    mspID: mspIdSchema,
    /** What other parts without a choice are priced in: these are, too, wherever it has an instant price for them. */
    usual: z.optional(choiceSchema),
    partList: z
      .array(
        z.object({
          id: idSchema,
          quantity: quantitySchema,
          /** Left out, or none that the shop offers: nothing is chosen yet. Without a lead time, or with one that is not offered, it is the first. */
          choice: z.optional(z.extend(choiceSchema, { leadTimeID: z.optional(idSchema) })),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_LINES, `At most ${MOST_LINES} parts are priced at once.`)),
  }),
  response: z.object({
    currency: currencySchema,
    /** What comes on top, for instance 'VAT'; null where prices are told without tax. */
    tax: z.nullable(z.string()),
    /** Those that are known and measured, in the order asked. */
    partPrices: z.array(partPriceSchema),
  }),
});
