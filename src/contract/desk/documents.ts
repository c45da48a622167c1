import * as z from 'zod/mini';
import { type Delivery, LONGEST_ADDRESS_FIELD } from '#domain/desk/delivery-address.ts';
import { type InvoiceDetails, LONGEST_PHONE } from '#domain/desk/invoice-details.ts';
import { type Charge, type Offer, type OfferLine, type OfferTax, type Sums, TAX_CATEGORIES } from '#domain/desk/offer.ts';
import type { AcceptedLine, OrderDocument, PricedQuantity, QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { LONGEST_VAT_ID } from '#domain/desk/vat-id.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { dropTurning } from '#domain/text/clean-text.ts';
import {
  currencySchema,
  cutOffSchema,
  dateSchema,
  extentsSchema,
  idSchema,
  MOST_LINES,
  postalAddressSchema,
  quantitySchema,
  rgbSchema,
  unitSchema,
} from '../schemas/fields.ts';
import { lineSchema, linesSchema } from './words.ts';

/*
 * Quotes and orders travel as they are stored, amounts in whole micros of the currency's unit: what is shown is formatted from the very
 * figures that were agreed on, and no decimal is ever added up.
 */
export const microsSchema = z.int().check(z.minimum(0));
/** Of a request, from 1. */
export const lineNumberSchema = z.int().check(z.minimum(1), z.maximum(MOST_LINES));

const offerLine = {
  line: lineNumberSchema,
  quantity: quantitySchema,
  unitPriceMicros: microsSchema,
  breaks: z.array(z.object({ quantity: quantitySchema, unitPriceMicros: microsSchema, leadTimeDays: z.optional(z.int()) })),
  leadTimeDays: z.int(),
  note: z.string(),
};
const offerLineSchema: z.ZodMiniType<OfferLine> = z.object({ ...offerLine, note: linesSchema });

export const chargeSchema: z.ZodMiniType<Charge> = z.object({
  label: z.string(),
  kind: z.optional(z.literal('shipping')),
  amountMicros: microsSchema,
});
export const taxSchema: z.ZodMiniType<OfferTax | null> = z.nullable(
  z.object({
    name: z.string(),
    percent: z.number(),
    category: z.optional(z.enum(TAX_CATEGORIES)),
    note: z.optional(z.string()),
  }),
);

const offeredChargeSchema: z.ZodMiniType<Charge> = z.object({ label: lineSchema, amountMicros: microsSchema });
const offeredTaxSchema: z.ZodMiniType<OfferTax | null> = z.nullable(z.object({ name: lineSchema, percent: z.number() }));

/** What a shop sends; `checkOffer` says in words what can't be sent. */
export const offerSchema: z.ZodMiniType<Offer> = z.object({
  lines: z.array(offerLineSchema).check(z.maxLength(MOST_LINES, `A quote takes at most ${MOST_LINES} lines.`)),
  charges: z.array(offeredChargeSchema).check(z.maxLength(100, 'A quote takes at most 100 charges.')),
  discountPercent: z.number(),
  tax: offeredTaxSchema,
  validUntil: z.string(),
  terms: linesSchema,
  message: linesSchema,
});

export const sumsSchema: z.ZodMiniType<Sums> = z.object({
  linesMicros: microsSchema,
  discountMicros: microsSchema,
  chargesMicros: microsSchema,
  netMicros: microsSchema,
  taxMicros: microsSchema,
  totalMicros: microsSchema,
});

export const quoteLineSchema: z.ZodMiniType<QuoteLine> = z.object({
  ...offerLine,
  partId: idSchema,
  filename: z.string(),
  material: z.string(),
  color: z.string(),
  colorRgb: z.optional(rgbSchema),
  finish: z.string(),
  unit: unitSchema,
  dimensions: extentsSchema,
  totalMicros: microsSchema,
});

export const quoteDocumentSchema: z.ZodMiniType<QuoteDocument> = z.object({
  number: z.int(),
  revision: z.int(),
  requestId: idSchema,
  currency: currencySchema,
  issuedOn: dateSchema,
  validUntil: dateSchema,
  shop: z.object({ name: z.string(), website: z.string(), email: z.string(), logoUrl: z.string(), address: postalAddressSchema }),
  customer: z.object({ name: z.string(), organization: z.string(), email: z.string() }),
  lines: z.array(quoteLineSchema),
  charges: z.array(chargeSchema),
  discountPercent: z.number(),
  tax: taxSchema,
  sums: sumsSchema,
  terms: z.string(),
  message: z.string(),
  cutOff: z.optional(cutOffSchema),
  language: z.optional(z.enum(LANGUAGES)),
});

export const acceptedLineSchema: z.ZodMiniType<AcceptedLine> = z.object({ line: lineNumberSchema, quantity: quantitySchema });
/** What the shop's rules say of a quantity that was not offered. */
export const pricedQuantitySchema: z.ZodMiniType<PricedQuantity> = z.object({
  line: lineNumberSchema,
  quantity: quantitySchema,
  unitPriceMicros: microsSchema,
  leadTimeDays: z.int(),
});
export const acceptedLinesSchema = z.array(acceptedLineSchema).check(z.minLength(1), z.maxLength(MOST_LINES));

const addressFieldSchema = z
  .string()
  .check(z.overwrite(dropTurning), z.trim(), z.maxLength(LONGEST_ADDRESS_FIELD), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));
/** Where an order goes; `findFaulty` says in words what an address lacks to be sent to. */
export const addressSchema = z.object({
  name: z._default(addressFieldSchema, ''),
  company: addressFieldSchema,
  street: addressFieldSchema,
  postalCode: addressFieldSchema,
  city: addressFieldSchema,
  country: addressFieldSchema,
});
export const deliverySchema: z.ZodMiniType<Delivery> = z.union([z.literal('pick-up'), addressSchema]);
/** For the invoice; `findInvoiceFault` says what of it is wrong. */
export const invoiceDetailsSchema: z.ZodMiniType<InvoiceDetails> = z.object({
  billTo: z.nullable(addressSchema),
  vatId: lineSchema.check(z.maxLength(LONGEST_VAT_ID)),
  phone: lineSchema.check(z.maxLength(LONGEST_PHONE)),
});

export const orderDocumentSchema: z.ZodMiniType<OrderDocument> = z.object({
  number: z.int(),
  quote: z.object({ number: z.int(), revision: z.int() }),
  requestId: idSchema,
  currency: currencySchema,
  orderedOn: dateSchema,
  acceptedBy: z.string(),
  purchaseOrder: z.string(),
  deliverTo: z._default(z.nullable(deliverySchema), null),
  invoice: z._default(z.nullable(invoiceDetailsSchema), null),
  lines: z.array(quoteLineSchema),
  sums: sumsSchema,
});
