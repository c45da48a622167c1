import * as z from 'zod/mini';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import { FINDING_CODES } from '#domain/part.ts';
import {
  extentsSchema,
  filenameSchema,
  idSchema,
  internalFilenameSchema,
  MOST_LINES,
  priceSchema,
  quantitySchema,
  unitSchema,
} from './fields.ts';

export const findingSchema = z.object({
  code: z.enum(FINDING_CODES),
  severity: z.enum(['note', 'review']),
  message: z.string(),
});

/** An uploaded, measured part. Sizes are in `unit`, its square and its cube; `image` is a name under the image base. */
export const partSchema = z.object({
  id: idSchema,
  filename: filenameSchema,
  internalFilename: internalFilenameSchema,
  title: z.string(),
  image: z.string(),
  quantity: quantitySchema,
  unit: unitSchema,
  scale: z.number(),
  dimensions: extentsSchema,
  surfaceArea: z.number(),
  /** Null where the model is an open surface and has none. */
  volume: z.nullable(z.number()),
  selected: z.boolean(),
  /** What the measurement has to say in words, and whether the line will need a review. */
  findings: z.array(findingSchema),
  solids: z.number(),
  watertight: z.boolean(),
});
export type Part = z.infer<typeof partSchema>;

export const materialSchema = z.object({
  materialID: idSchema,
  name: z.string(),
  shortDescription: z.string(),
  /** A JSON list of image addresses, as text; the first is shown. */
  images: z.string(),
  /** How it is made, spelled out, for instance 'Stereolithography (SLA)'; customers narrow long lists by it. */
  process: z.optional(z.string()),
});
export type Material = z.infer<typeof materialSchema>;

export const colorSchema = z.object({
  colorID: idSchema,
  name: z.string(),
  description: z.string(),
  rgb: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  /** 0 to 100; 100 counts as opaque. */
  alpha: z.number(),
});
export type Color = z.infer<typeof colorSchema>;

export const finishSchema = z.object({
  finishID: idSchema,
  name: z.string(),
  description: z.string(),
  images: z.string(),
});
export type Finish = z.infer<typeof finishSchema>;

export const manufacturingParamsSchema = z.object({
  manufacturingProcessID: z.string(),
  manufacturingProcessSubtypeID: z.string(),
  materialID: z.string(),
  colorID: z.string(),
  finishID: z.string(),
});
export type ManufacturingParams = z.infer<typeof manufacturingParamsSchema>;

const directionSchema = z.readonly(z.tuple([z.number(), z.number(), z.number()]));

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
    up: directionSchema,
    along: directionSchema,
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
  quantityPrices: z.array(z.object({ quantity: quantitySchema, price: priceSchema })),
  leadTimeDays: z.number(),
  /** The price is still being worked out; asked again in a moment, it is there. */
  isPending: z.boolean(),
});
export type QuoteLine = z.infer<typeof quoteLineSchema>;

/** A cart item. Its price is what the browser last saw; the server prices again from the ids in specifications. */
export const cartItemSchema = z.object({
  id: idSchema,
  productID: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  quantity: z.number(),
  price: z.number(),
  metadata: z.object({ specifications: z.optional(z.record(z.string(), z.unknown())) }),
});
export type CartItem = z.infer<typeof cartItemSchema>;
export const cartSchema = z.object({
  items: z
    .array(cartItemSchema)
    .check(z.maxLength(MOST_LINES, `A request takes at most ${MOST_LINES} lines. Please send the others in a second request.`)),
});
export type Cart = z.infer<typeof cartSchema>;
