import * as z from 'zod/mini';
import { type InvoiceDetails, LONGEST_PHONE } from '#domain/desk/invoice-details.ts';
import type { Charge, Offer, OfferLine, OfferTax, Sums } from '#domain/desk/offer.ts';
import type { AcceptedLine, OrderDocument, PricedQuantity, QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import type { PaperLine } from '#domain/papers/paper.ts';
import { TAX_CATEGORIES } from '#domain/trade/tax.ts';
import { LONGEST_VAT_ID } from '#domain/trade/vat-id.ts';
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
import { addressSchema, deliverySchema } from './purchase.ts';
import { lineSchema, linesSchema } from './words.ts';

/*
 * Quotes and orders travel as they are stored, amounts in whole micros of the currency's unit: what is shown is formatted from the very
 * figures that were agreed on, and no decimal is ever added up.
 */
export const microsSchema = z.int().check(z.minimum(0));
/** Of a request, from 1. */
export const lineNumberSchema = z.int().check(z.minimum(1), z.maximum(MOST_LINES));

const pricedLine = {
  line: lineNumberSchema,
  quantity: quantitySchema,
  unitPriceMicros: microsSchema,
  leadTimeDays: z.int(),
  note: z.string(),
};
const breaks = {
  breaks: z.array(z.object({ quantity: quantitySchema, unitPriceMicros: microsSchema, leadTimeDays: z.optional(z.int()) })),
};
const offerLineSchema: z.ZodMiniType<OfferLine> = z.object({ ...pricedLine, ...breaks, note: linesSchema });

const chargeKindSchema = z.optional(z.literal('shipping'));
export const chargeSchema: z.ZodMiniType<Charge> = z.object({ label: z.string(), amountMicros: microsSchema, kind: chargeKindSchema });
const taxCategorySchema = z.optional(z.enum(TAX_CATEGORIES));
export const taxSchema: z.ZodMiniType<OfferTax | null> = z.nullable(
  z.object({ name: z.string(), percent: z.number(), category: taxCategorySchema, note: z.optional(z.string()) }),
);

const offeredChargeSchema: z.ZodMiniType<Charge> = z.object({ label: lineSchema, amountMicros: microsSchema, kind: chargeKindSchema });
/** By which a shop taxes a quote. */
export const offeredTaxSchema: z.ZodMiniType<OfferTax> = z.object({
  name: lineSchema,
  percent: z.number(),
  category: taxCategorySchema,
  note: z.optional(lineSchema),
});

/** What a shop sends; `checkOffer` says in words what can't be sent. */
export const offerSchema: z.ZodMiniType<Offer> = z.object({
  lines: z.array(offerLineSchema).check(z.maxLength(MOST_LINES, `A quote takes at most ${MOST_LINES} lines.`)),
  charges: z.array(offeredChargeSchema).check(z.maxLength(100, 'A quote takes at most 100 charges.')),
  discountPercent: z.number(),
  tax: z.nullable(offeredTaxSchema),
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

const documentLine = {
  ...pricedLine,
  partId: idSchema,
  filename: z.string(),
  material: z.string(),
  color: z.string(),
  colorRgb: z.optional(rgbSchema),
  finish: z.string(),
  unit: unitSchema,
  dimensions: extentsSchema,
  totalMicros: microsSchema,
};
export const quoteLineSchema: z.ZodMiniType<QuoteLine> = z.object({ ...documentLine, ...breaks });
export const paperLineSchema: z.ZodMiniType<PaperLine> = z.object(documentLine);

/** Whose document it is, and for whom, as they were then. */
export const parties = {
  shop: z.object({ name: z.string(), website: z.string(), email: z.string(), logoUrl: z.string(), address: postalAddressSchema }),
  customer: z.object({ name: z.string(), organization: z.string(), email: z.string() }),
};

export const quoteDocumentSchema: z.ZodMiniType<QuoteDocument> = z.object({
  number: z.int(),
  revision: z.int(),
  requestId: idSchema,
  requestNumber: z.optional(z.nullable(z.int())),
  currency: currencySchema,
  issuedOn: dateSchema,
  validUntil: dateSchema,
  ...parties,
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
