import * as z from 'zod/mini';
import { currencySchema, dateSchema, idSchema, quantitySchema } from '../schemas/fields.ts';
import { microsSchema } from './documents.ts';
import { stateSchema } from './events.ts';
import { requestKeySchema } from './request.ts';

/** What a customer's browser proves by that they read an address's mail: 128 random bits. It travels in bodies alone, which no log keeps. */
export const customerTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** A request in the list of its customer's. */
export const ownRequestSchema = z.object({
  requestID: idSchema,
  number: z.nullable(z.int()),
  /** What opens it. */
  key: requestKeySchema,
  /** 'YYYY-MM-DD' at the shop. */
  sentOn: dateSchema,
  state: stateSchema,
  lineCount: z.int(),
  currency: currencySchema,
  /** As ordered, or else as last quoted, or else by the instant prices that were shown; null where there is no such sum. */
  totalMicros: z.nullable(microsSchema),
  /** Who of the organization sent it. */
  by: z.string(),
  isOwn: z.boolean(),
});
export type OwnRequest = z.infer<typeof ownRequestSchema>;

/** Customers who see each other's requests. */
export const customerGroupSchema = z.object({
  members: z.array(z.object({ email: z.string(), isYou: z.boolean(), hasJoined: z.boolean() })),
});

/** A line as it was asked for, to be asked for again. */
export const againSchema = z.object({
  partID: idSchema,
  filename: z.string(),
  image: z.string(),
  quantity: quantitySchema,
  materialID: idSchema,
  colorID: idSchema,
  finishID: idSchema,
  /** For instance 'PLA, White, As printed'. */
  description: z.string(),
});
