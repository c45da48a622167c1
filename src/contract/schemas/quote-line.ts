import * as z from 'zod/mini';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import { MOST_PLACES } from '#domain/part/part-insides.ts';
import {
  currencySchema,
  cutOffSchema,
  dateSchema,
  extentsSchema,
  idSchema,
  internalFilenameSchema,
  priceSchema,
  quantitySchema,
  rgbSchema,
  unitSchema,
} from './fields.ts';

/** A direction, or a place in mm. */
const vectorSchema = z.readonly(z.tuple([z.number(), z.number(), z.number()]));

/** What the machine does for one piece; whoever slices the part can check it. */
const workSchema = z.object({
  process: z.enum(PROCESS_CODES),
  machine: z.string(),
  orientation: z.string(),
  up: vectorSchema,
  along: vectorSchema,
  heightMm: z.number(),
  layers: z.number(),
  massG: z.number(),
  supportMassG: z.number(),
  hours: z.number(),
});

/** How the unit price of one body came about; amounts are decimals of the currency's unit with up to 6 places. */
const bodyReceiptSchema = z.object({
  currency: currencySchema,
  rateCardVersion: z.string(),
  rateCardHash: z.string(),
  modelSha256: z.string(),
  /** Of a body: the line's, times the bodies that are alike. */
  quantity: z.int().check(z.minimum(1)),
  lines: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      formula: z.string(),
      inputs: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string()]), unit: z.string() })),
      amount: z.number(),
    }),
  ),
  unitPrice: priceSchema,
  work: workSchema,
});

/** What an installation vouches for a receipt with: Ed25519 (RFC 8032) over its JSON with sorted keys, without this. */
const signatureSchema = z.object({ key: z.string(), value: z.string() });

/** The same of a whole part; of a file with several bodies, with a receipt for each, in the order of the lines. */
export const fullReceiptSchema = z.extend(bodyReceiptSchema, {
  view: z.literal('full'),
  bodies: z.optional(z.array(z.object({ numbers: z.array(z.int()), receipt: bodyReceiptSchema }))),
  signature: z.optional(signatureSchema),
});
export type WireReceipt = z.infer<typeof fullReceiptSchema>;

/** What a provider shows of a receipt: the machine's work alone, what groups of costs come to in the price, or all of it. */
export const receiptSchema = z.discriminatedUnion('view', [
  z.object({ view: z.literal('price'), work: workSchema }),
  z.object({
    view: z.literal('groups'),
    work: workSchema,
    /** Of the unit price, to which they add up. */
    groups: z.array(z.object({ label: z.string(), amount: z.number() })),
  }),
  fullReceiptSchema,
]);
export type ShownReceipt = z.infer<typeof receiptSchema>;

/** What a picture of a part on its machine needs beside the receipt's `work`. Places are in the mesh's frame, mm. */
const buildSchema = z.object({
  bodies: z.int(),
  /** Degrees from the plate below which surfaces are held, and how high the part is lifted; null where nothing holds it. */
  supports: z.nullable(z.object({ angle: z.number(), liftMm: z.number() })),
  minimumWallMm: z.number(),
  /** Where walls are thinner than that, thinnest first. */
  thinSpots: z.array(z.object({ mm: z.number(), at: vectorSchema })).check(z.maxLength(MOST_PLACES)),
  wallErrorMm: z.nullable(z.number()),
});

/** One priced line. `price` is the unit price. */
export const quoteLineSchema = z.object({
  partID: idSchema,
  materialID: idSchema,
  colorID: idSchema,
  finishID: idSchema,
  image: z.string(),
  quantity: quantitySchema,
  /** 0 where a person has to look first and the provider shows no price until then. */
  price: priceSchema,
  currency: currencySchema,
  unit: unitSchema,
  dimensions: extentsSchema,
  scale: z.number(),
  modelFilename: z.string(),
  /** Where the viewer finds the part's mesh. */
  internalFilename: internalFilenameSchema,
  manufacturingProcess: z.string(),
  manufacturingProcessSubtype: z.string(),
  material: z.string(),
  materialType: z.string(),
  materialInfoURL: z.string(),
  color: z.string(),
  /** To show the part in. */
  colorRgb: rgbSchema,
  finish: z.string(),
  isInstantQuote: z.boolean(),
  /** Why a person has to look at it; empty when the quote is instant. */
  reviewReasons: z.array(z.string()),
  /** Null when the part could not be priced at all (no volume). */
  receipt: z.nullable(receiptSchema),
  /** Null with the receipt. */
  build: z.nullable(buildSchema),
  quantityPrices: z.array(z.object({ quantity: quantitySchema, price: priceSchema })),
  /** Working days. */
  leadTimeDays: z.number(),
  /** The shop tells no date beyond so many of them: it is on request. */
  furthestDays: z.optional(z.number()),
  leadTimeID: z.string(),
  /** What can be chosen, the line's own among them; `price` is the unit price then. Empty without a price. */
  leadTimes: z.array(z.object({ leadTimeID: z.string(), name: z.string(), price: priceSchema, days: z.number(), shipBy: dateSchema })),
  /** What the days count from. */
  cutOff: cutOffSchema,
  /** The tolerances that the file itself states, in words for the notes; left out where it states none. */
  stated: z.optional(z.string()),
  /** The price is still being worked out; asked again in a moment, it is there. */
  isPending: z.boolean(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;
