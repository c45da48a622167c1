import * as z from 'zod/mini';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import { MOST_PLACES } from '#domain/part-insides.ts';
import { extentsSchema, idSchema, internalFilenameSchema, priceSchema, quantitySchema, unitSchema } from './fields.ts';

/** A direction, or a place in mm. */
const vectorSchema = z.readonly(z.tuple([z.number(), z.number(), z.number()]));

/** How the unit price of one body came about; amounts are decimal dollars with up to 6 places. */
const bodyReceiptSchema = z.object({
  currency: z.literal('USD'),
  rateCardVersion: z.string(),
  rateCardHash: z.string(),
  modelSha256: z.string(),
  quantity: quantitySchema,
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
  /** What the machine does for one piece; whoever slices the part can check it. */
  work: z.object({
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
  }),
});

/** The same of a whole part; of a file with several bodies, with a receipt for each, in the order of the lines. */
export const receiptSchema = z.extend(bodyReceiptSchema, {
  bodies: z.optional(z.array(z.object({ numbers: z.array(z.int()), receipt: bodyReceiptSchema }))),
});
export type WireReceipt = z.infer<typeof receiptSchema>;

/** What a picture of a part on its machine needs beside the receipt's `work`. Places are in the mesh's frame, mm. */
const buildSchema = z.object({
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
  price: priceSchema,
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
  finish: z.string(),
  isInstantQuote: z.boolean(),
  /** Why a person has to look at it; empty when the quote is instant. */
  reviewReasons: z.array(z.string()),
  /** Null when the part could not be priced at all (no volume). */
  receipt: z.nullable(receiptSchema),
  /** Null with the receipt. */
  build: z.nullable(buildSchema),
  quantityPrices: z.array(z.object({ quantity: quantitySchema, price: priceSchema })),
  leadTimeDays: z.number(),
  /** The price is still being worked out; asked again in a moment, it is there. */
  isPending: z.boolean(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;
