import * as z from 'zod/mini';
import { LONGEST_TAX_NOTE } from '#domain/desk/offer.ts';
import { BUYER_KINDS } from '#domain/trade/purchase.ts';
import type { TaxRules } from '#domain/trade/tax.ts';
import { US_STATES } from '#domain/trade/us-states.ts';
import { countrySchema, stateSchema } from '../desk/purchase.ts';
import { lineSchema } from '../desk/words.ts';
import type { SettingsKind } from './settings-kind.ts';

/** 0 to 100 with at most two decimals. */
const percentSchema = z.number().check(
  z.minimum(0),
  z.maximum(100),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
);
const noteSchema = lineSchema.check(z.maxLength(LONGEST_TAX_NOTE));

/** Null: a shop has no rules, and the tax of its rate card is everybody's. */
export const taxRulesSchema: z.ZodMiniType<TaxRules | null> = z.nullable(
  z.object({
    homeCountry: countrySchema,
    homeState: stateSchema,
    isRegistered: z.boolean(),
    name: lineSchema.check(z.minLength(1), z.maxLength(40)),
    percent: percentSchema,
    reducedPercent: z.nullable(percentSchema),
    reversesCharge: z.boolean(),
    states: z.record(z.string().check(z.refine((code) => US_STATES.has(code))), percentSchema),
    notes: z.object({
      unregistered: noteSchema,
      exempt: noteSchema,
      // Rules of old have no such words: they took goods for services.
      'intra-community': z._default(noteSchema, ''),
      'reverse-charge': noteSchema,
      export: noteSchema,
    }),
    usualBuyer: z.enum(BUYER_KINDS),
  }),
);

export const TAX: SettingsKind<TaxRules | null> = { name: 'tax', schema: taxRulesSchema, initial: null };
