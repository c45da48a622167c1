import * as z from 'zod/mini';
import { LONGEST_LABEL } from '#domain/desk/offer.ts';
import {
  EU_GROUP,
  MOST_METHODS,
  MOST_STEPS,
  MOST_ZONES,
  NO_SHIPPING,
  SHIPPING_BASES,
  type ShippingRules,
  type ShippingStep,
  WORLD_GROUP,
} from '#domain/trade/shipping.ts';
import { microsSchema } from '../desk/documents.ts';
import { countrySchema } from '../desk/purchase.ts';
import { lineSchema } from '../desk/words.ts';
import { idSchema } from '../schemas/fields.ts';
import type { SettingsKind } from './settings-kind.ts';

/** Each step goes further than the one before; only the last may be without an end. */
const ascend = z.refine<readonly ShippingStep[]>((steps) =>
  steps.every(
    ({ upTo }, index) => index === 0 || (steps[index - 1]?.upTo ?? Number.POSITIVE_INFINITY) < (upTo ?? Number.POSITIVE_INFINITY),
  ),
);
const zoneSchema = z.object({
  countries: z.array(z.union([z.literal(EU_GROUP), z.literal(WORLD_GROUP), countrySchema])).check(z.minLength(1), z.maxLength(250)),
  steps: z
    .array(z.object({ upTo: z.nullable(z.int().check(z.minimum(1))), priceMicros: microsSchema }))
    .check(z.minLength(1), z.maxLength(MOST_STEPS), ascend),
});

export const shippingRulesSchema: z.ZodMiniType<ShippingRules> = z.object({
  packagingGrams: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  packagingPercent: z.number().check(z.minimum(0), z.maximum(1000)),
  methods: z
    .array(
      z.object({
        id: idSchema,
        name: lineSchema.check(z.minLength(1), z.maxLength(LONGEST_LABEL / 2)),
        isPickUp: z.boolean(),
        basis: z.enum(SHIPPING_BASES),
        zones: z.array(zoneSchema).check(z.maxLength(MOST_ZONES)),
        freeFromMicros: z.nullable(microsSchema),
        handlingDays: z.int().check(z.minimum(0), z.maximum(60)),
      }),
    )
    .check(
      z.maxLength(MOST_METHODS),
      z.refine((methods) => new Set(methods.map(({ id }) => id)).size === methods.length),
    ),
});

export const SHIPPING: SettingsKind<ShippingRules> = { name: 'shipping', schema: shippingRulesSchema, initial: NO_SHIPPING };
