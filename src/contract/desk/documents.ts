import * as z from 'zod/mini';
import { type DeliveryAddress, LONGEST_ADDRESS_FIELD } from '#domain/desk/delivery-address.ts';
import type { Charge, Offer, OfferLine, OfferTax, Sums } from '#domain/desk/offer.ts';
import type { AcceptedLine, OrderDocument, QuoteDocument, QuoteLine } from '#domain/desk/quote-document.ts';
import type { PostalAddress } from '#domain/provider.ts';
import { currencySchema, dateSchema, extentsSchema, idSchema, MOST_LINES, quantitySchema, unitSchema } from '../fields.ts';

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
  breaks: z.array(z.object({ quantity: quantitySchema, unitPriceMicros: microsSchema })),
  leadTimeDays: z.int(),
  note: z.string(),
};
export const offerLineSchema: z.ZodMiniType<OfferLine> = z.object(offerLine);

const chargeSchema: z.ZodMiniType<Charge> = z.object({ label: z.string(), amountMicros: microsSchema });
const taxSchema: z.ZodMiniType<OfferTax | null> = z.nullable(z.object({ name: z.string(), percent: z.number() }));

/** What a shop sends; `checkOffer` says in words what can't be sent. */
export const offerSchema: z.ZodMiniType<Offer> = z.object({
  lines: z.array(offerLineSchema).check(z.maxLength(MOST_LINES, `A quote takes at most ${MOST_LINES} lines.`)),
  charges: z.array(chargeSchema).check(z.maxLength(100, 'A quote takes at most 100 charges.')),
  discountPercent: z.number(),
  tax: taxSchema,
  validUntil: z.string(),
  terms: z.string(),
  message: z.string(),
});

const sumsSchema: z.ZodMiniType<Sums> = z.object({
  linesMicros: microsSchema,
  discountMicros: microsSchema,
  chargesMicros: microsSchema,
  netMicros: microsSchema,
  taxMicros: microsSchema,
  totalMicros: microsSchema,
});

const quoteLineSchema: z.ZodMiniType<QuoteLine> = z.object({
  ...offerLine,
  partId: idSchema,
  filename: z.string(),
  material: z.string(),
  color: z.string(),
  finish: z.string(),
  unit: unitSchema,
  dimensions: extentsSchema,
  totalMicros: microsSchema,
});

const addressSchema: z.ZodMiniType<PostalAddress> = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  postalCode: z.string(),
});

export const quoteDocumentSchema: z.ZodMiniType<QuoteDocument> = z.object({
  number: z.int(),
  revision: z.int(),
  requestId: idSchema,
  currency: currencySchema,
  issuedOn: dateSchema,
  validUntil: dateSchema,
  shop: z.object({ name: z.string(), website: z.string(), email: z.string(), logoUrl: z.string(), address: addressSchema }),
  customer: z.object({ name: z.string(), organization: z.string(), email: z.string() }),
  lines: z.array(quoteLineSchema),
  charges: z.array(chargeSchema),
  discountPercent: z.number(),
  tax: taxSchema,
  sums: sumsSchema,
  terms: z.string(),
  message: z.string(),
});

export const acceptedLineSchema: z.ZodMiniType<AcceptedLine> = z.object({ line: lineNumberSchema, quantity: quantitySchema });
export const acceptedLinesSchema = z.array(acceptedLineSchema).check(z.minLength(1), z.maxLength(MOST_LINES));

const addressFieldSchema = z.string().check(z.trim(), z.maxLength(LONGEST_ADDRESS_FIELD), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));
/** An address with what it needs to be sent to. */
export const deliveryAddressSchema: z.ZodMiniType<DeliveryAddress> = z
  .object({
    company: addressFieldSchema,
    street: addressFieldSchema,
    postalCode: addressFieldSchema,
    city: addressFieldSchema,
    country: addressFieldSchema,
  })
  .check(z.refine((address) => address.street !== '' && address.city !== '' && address.country !== ''));

export const orderDocumentSchema: z.ZodMiniType<OrderDocument> = z.object({
  number: z.int(),
  quote: z.object({ number: z.int(), revision: z.int() }),
  requestId: idSchema,
  currency: currencySchema,
  orderedOn: dateSchema,
  acceptedBy: z.string(),
  purchaseOrder: z.string(),
  deliverTo: z._default(z.nullable(deliveryAddressSchema), null),
  lines: z.array(quoteLineSchema),
  sums: sumsSchema,
});
