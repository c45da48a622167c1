import * as z from 'zod/mini';
import { MOST_GOLDEN_PARTS } from '#domain/golden-part.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import { idSchema, priceSchema, quantitySchema, timeSchema } from './fields.ts';

/** A card as the server answers it; what it takes is checked by the domain. */
export const rateCardSchema = z.custom<RateCard>((value) => typeof value === 'object' && value !== null);

/** How often a draft, or a list, was changed: who changes it names the one that he has seen. */
export const revisionSchema = z.int().check(z.minimum(0));

/** Who did something: an account's name, 'RATE_CARD_FILE', or null where nobody knows. */
const authorSchema = z.nullable(z.string());

export const versionSchema = z.object({
  number: z.int(),
  by: authorSchema,
  note: z.string(),
  at: timeSchema,
});

/** What a provider's draft was when somebody else had changed it; `at` is null where nobody ever has. */
export const draftConflictSchema = z.object({ revision: revisionSchema, by: authorSchema, at: z.nullable(timeSchema) });

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
