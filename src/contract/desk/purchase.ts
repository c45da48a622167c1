import * as z from 'zod/mini';
import { dropTurning } from '#domain/text/clean-text.ts';
import { COUNTRIES } from '#domain/trade/countries.ts';
import { type Delivery, type DeliveryAddress, LONGEST_ADDRESS_FIELD } from '#domain/trade/delivery-address.ts';
import { BUYER_KINDS, type Buyer, LONGEST_PURCHASE_ORDER, type Purchase } from '#domain/trade/purchase.ts';
import { US_STATES } from '#domain/trade/us-states.ts';
import { LONGEST_VAT_ID } from '#domain/trade/vat-id.ts';
import { idSchema } from '../schemas/fields.ts';
import { lineSchema } from './words.ts';

const CODES = new Set(COUNTRIES);
/** ISO 3166-1 alpha-2. */
export const countrySchema = z.string().check(z.refine((code) => CODES.has(code)));
/** A state of the US by its postal code; empty elsewhere. */
export const stateSchema = z.string().check(z.refine((code) => code === '' || US_STATES.has(code)));

const addressFieldSchema = z
  .string()
  .check(z.overwrite(dropTurning), z.trim(), z.maxLength(LONGEST_ADDRESS_FIELD), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));
/** Where an order goes; `findFaulty` says in words what an address lacks to be sent to. */
export const addressSchema: z.ZodMiniType<DeliveryAddress> = z.object({
  name: z._default(addressFieldSchema, ''),
  company: addressFieldSchema,
  street: addressFieldSchema,
  line2: z.optional(addressFieldSchema),
  postalCode: addressFieldSchema,
  city: addressFieldSchema,
  state: z.optional(addressFieldSchema),
  country: addressFieldSchema,
  countryCode: z.optional(countrySchema),
});
export const deliverySchema: z.ZodMiniType<Delivery> = z.union([z.literal('pick-up'), addressSchema]);

export const buyerVatIdSchema = lineSchema.check(z.maxLength(LONGEST_VAT_ID));

/** Who buys, as far as tax and shipping depend on it; an empty country is the shop's own. */
export const buyerSchema: z.ZodMiniType<Buyer> = z.object({
  kind: z.enum(BUYER_KINDS),
  country: z.union([z.literal(''), countrySchema]),
  state: stateSchema,
  vatId: buyerVatIdSchema,
});

/** What a customer said in the cart of how they buy. */
export const purchaseSchema: z.ZodMiniType<Purchase> = z.object({
  buyer: buyerSchema,
  shippingMethod: z.nullable(idSchema),
  purchaseOrder: z._default(lineSchema.check(z.maxLength(LONGEST_PURCHASE_ORDER)), ''),
  deliverTo: z._default(z.nullable(deliverySchema), null),
  billTo: z._default(z.nullable(addressSchema), null),
});
