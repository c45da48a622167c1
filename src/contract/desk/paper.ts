import * as z from 'zod/mini';
import { LANGUAGES } from '#domain/language/language.ts';
import { type Contents, PAPER_KINDS, type Paper } from '#domain/papers/paper.ts';
import type { Share } from '#domain/papers/take-share.ts';
import type { Business } from '#domain/shop/business.ts';
import { currencySchema, dateSchema, idSchema } from '../schemas/fields.ts';
import { acceptedLineSchema, chargeSchema, paperLineSchema, parties, sumsSchema, taxSchema } from './documents.ts';
import { addressSchema, deliverySchema } from './purchase.ts';

export const paperKindSchema = z.enum(PAPER_KINDS);

export const shareSchema: z.ZodMiniType<Share> = z.object({
  lines: z.array(acceptedLineSchema).check(z.maxLength(1000)),
  charges: z.boolean(),
});

export const contentsSchema: z.ZodMiniType<Contents> = z.object({ pieces: z.int(), grams: z.nullable(z.number()) });

/** As it was saved then: what is asked of it when it is saved is no matter here. */
const businessSchema: z.ZodMiniType<Business> = z.object({
  legalName: z.string(),
  registration: z.string(),
  directors: z.string(),
  vatId: z.string(),
  taxNumber: z.string(),
  bank: z.object({ holder: z.string(), name: z.string(), iban: z.string(), bic: z.string() }),
  paymentDays: z.int(),
  paymentLink: z.string(),
  footer: z.string(),
});

const base = {
  number: z.int().check(z.minimum(1)),
  requestId: idSchema,
  orderNumber: z.int(),
  currency: currencySchema,
  issuedOn: dateSchema,
  language: z.enum(LANGUAGES),
  ...parties,
  business: businessSchema,
  deliverTo: z.nullable(deliverySchema),
  billTo: z.nullable(addressSchema),
  vatId: z.string(),
  purchaseOrder: z.string(),
  lines: z.array(paperLineSchema),
  charges: z.array(chargeSchema),
  discountPercent: z.number(),
  tax: taxSchema,
  sums: sumsSchema,
};

/** Papers travel as they are stored. */
export const paperSchema: z.ZodMiniType<Paper> = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('confirmation'), acceptedBy: z.string(), leavesOn: dateSchema, terms: z.string() }),
  z.object({
    ...base,
    kind: z.literal('delivery-note'),
    parcel: z.int(),
    carrier: z.string(),
    tracking: z.string(),
    contents: z.optional(contentsSchema),
  }),
  z.object({ ...base, kind: z.literal('invoice'), suppliedOn: dateSchema, dueOn: dateSchema, before: shareSchema }),
  z.object({
    ...base,
    kind: z.literal('credit-note'),
    invoice: z.object({ number: z.int(), issuedOn: dateSchema, suppliedOn: z.optional(dateSchema) }),
    reason: z.string(),
  }),
]);
