import * as z from 'zod/mini';
import { currencySchema, dateSchema, withoutNul } from '../schemas/fields.ts';
import { microsSchema } from './documents.ts';

/** What stands for a person in addresses: the same for ever, and read by this installation alone. */
export const clientIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,1400}$/));
/** An organization's name, lower case. */
export const organizationKeySchema = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(254), withoutNul);

/** Totals as quotes and orders have them; one for each currency that there are requests in. */
export const currencySumsSchema = z.object({ currency: currencySchema, quotedMicros: microsSchema, orderedMicros: microsSchema });
export type WireCurrencySums = z.infer<typeof currencySumsSchema>;

export const clientCardSchema = z.object({
  /** What stands for the key in addresses. */
  clientID: clientIdSchema,
  /** A person's mail address or an organization's name, lower case. */
  key: z.string(),
  /** As given with the last request. */
  name: z.string(),
  organization: z.string(),
  /** 1 for a person. */
  peopleCount: z.int(),
  requestCount: z.int(),
  orderCount: z.int(),
  /** Days of the first and the last request at the shop. */
  firstOn: dateSchema,
  lastOn: dateSchema,
  sums: z.array(currencySumsSchema),
});
export type WireClientCard = z.infer<typeof clientCardSchema>;

/** A file to keep: made for this one answer and stored nowhere. */
export const textFileSchema = z.object({ filename: z.string(), text: z.string() });
