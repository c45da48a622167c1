import * as z from 'zod/mini';
import { type Business, NO_BUSINESS } from '#domain/shop/business.ts';
import { LONGEST_VAT_ID } from '#domain/trade/vat-id.ts';
import { lineSchema, linesSchema } from '../desk/words.ts';
import type { SettingsKind } from './settings-kind.ts';

const shortLine = lineSchema.check(z.maxLength(200));

export const businessSchema: z.ZodMiniType<Business> = z.object({
  legalName: shortLine,
  registration: shortLine,
  directors: shortLine,
  vatId: lineSchema.check(z.maxLength(LONGEST_VAT_ID)),
  taxNumber: lineSchema.check(z.maxLength(40)),
  bank: z.object({
    holder: shortLine,
    name: shortLine,
    iban: lineSchema.check(z.maxLength(42)),
    bic: lineSchema.check(z.maxLength(11)),
  }),
  paymentDays: z.int().check(z.minimum(0), z.maximum(365)),
  paymentLink: lineSchema.check(z.maxLength(500)),
  footer: linesSchema.check(z.maxLength(1000)),
});

export const BUSINESS: SettingsKind<Business> = { name: 'business', schema: businessSchema, initial: NO_BUSINESS };
