import * as z from 'zod/mini';
import { MOST_GOLDEN_PARTS } from '#domain/rates/golden-part.ts';
import { authorSchema } from './draft-conflict.ts';
import { idSchema, priceSchema, quantitySchema, timeSchema } from './fields.ts';

export const versionSchema = z.object({
  number: z.int(),
  by: authorSchema,
  note: z.string(),
  at: timeSchema,
});

export const goldenPartSchema = z.object({
  id: idSchema,
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  partID: idSchema,
  quantity: quantitySchema,
  materialID: idSchema,
  /** Left out: the first that is offered. */
  colorID: z.optional(idSchema),
  finishID: idSchema,
  /** What one piece should cost, in the card's currency. */
  rightPrice: z.nullable(priceSchema),
});
export type WireGoldenPart = z.infer<typeof goldenPartSchema>;

export const goldenPartsSchema = z
  .array(goldenPartSchema)
  .check(z.maxLength(MOST_GOLDEN_PARTS, `A list takes at most ${MOST_GOLDEN_PARTS} golden parts.`));
