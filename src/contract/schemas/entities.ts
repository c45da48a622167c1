import * as z from 'zod/mini';
import { FINDING_CODES } from '#domain/part/part.ts';
import {
  extentsSchema,
  filenameSchema,
  fileUnitSchema,
  idSchema,
  internalFilenameSchema,
  MOST_LINES,
  quantitySchema,
  rgbSchema,
  unitSchema,
  withoutNul,
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
  /** What its file was read in, where the file itself does not say. */
  modelUnit: z.optional(fileUnitSchema),
  dimensions: extentsSchema,
  surfaceArea: z.number(),
  /** Null where the model is an open surface and has none. */
  volume: z.nullable(z.number()),
  selected: z.boolean(),
  /** What the measurement has to say in words, and whether the line will need a review. */
  findings: z.array(findingSchema),
  solids: z.number(),
  watertight: z.boolean(),
  /** The tolerances that the file itself states, in words for a request's notes; left out where it states none. */
  stated: z.optional(z.string()),
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
  /** What kind of stuff it is, for instance 'Nylon'. */
  type: z.optional(z.string()),
});
export type Material = z.infer<typeof materialSchema>;

export const colorSchema = z.object({
  colorID: idSchema,
  name: z.string(),
  description: z.string(),
  rgb: rgbSchema,
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

/** A cart item. Its price is what the browser last saw; the server prices again from the ids in specifications. */
export const cartItemSchema = z.object({
  id: idSchema,
  productID: z.string().check(withoutNul),
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
