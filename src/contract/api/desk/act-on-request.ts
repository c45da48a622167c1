import * as z from 'zod/mini';
import { MOST_MICROS } from '#domain/desk/offer.ts';
import { acceptedLinesSchema, lineNumberSchema } from '../../desk/documents.ts';
import { lifeVersionSchema } from '../../desk/events.ts';
import { deskRequestSchema } from '../../desk/request.ts';
import { lineSchema, reasonSchema, wordsSchema } from '../../desk/words.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idempotencyKeySchema, idSchema, MOST_LINES } from '../../schemas/fields.ts';

const linesSchema = z.array(lineNumberSchema).check(z.minLength(1), z.maxLength(MOST_LINES));
const nameSchema = lineSchema.check(z.maxLength(100));

const started = z.object({ type: z.literal('started'), lines: linesSchema });
const finished = z.object({ type: z.literal('finished'), lines: linesSchema });
const parcelSent = z.object({ type: z.literal('parcel-sent'), lines: acceptedLinesSchema, carrier: nameSchema, tracking: nameSchema });
const note = z.object({ type: z.literal('note'), text: wordsSchema, key: z.optional(idempotencyKeySchema) });

/** What whoever makes the parts may say of an order. */
export const floorActSchema = z.discriminatedUnion('type', [started, finished, parcelSent, note]);
export type FloorAct = z.infer<typeof floorActSchema>;

export const memberActSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), text: wordsSchema, key: z.optional(idempotencyKeySchema) }),
  note,
  z.object({ type: z.literal('read') }),
  /** An account's sub; null: to nobody. */
  z.object({ type: z.literal('assigned'), to: z.nullable(idSchema) }),
  z.object({ type: z.literal('due-set'), dueOn: dateSchema }),
  /** Makes the customer's old link good for nothing and mails a new one. */
  z.object({ type: z.literal('link-renewed') }),
  z.object({ type: z.literal('declined'), reason: reasonSchema }),
  started,
  finished,
  parcelSent,
  z.object({ type: z.literal('completed') }),
  /** Whole smallest units of the order's currency; below zero where it was paid back, or noted wrongly. */
  z.object({
    type: z.literal('paid'),
    amountMicros: z.int().check(z.minimum(-MOST_MICROS), z.maximum(MOST_MICROS)),
    on: dateSchema,
    note: lineSchema.check(z.maxLength(200)),
  }),
  z.object({ type: z.literal('cancelled'), reason: reasonSchema }),
]);
export type MemberAct = z.infer<typeof memberActSchema>;

/** Refused with 409 where the request has changed since `version`, but for words and marks, which change nothing; words under the same key stand once. */
export const actOnRequest = defineResource({
  name: 'actOnRequest',
  summary: 'Adds what the shop did to the life of a request: a message, a note, an assignment, a step of production, a parcel …',
  method: 'POST',
  path: 'v1/requests/{requestID}/events',
  needs: 'member',
  ifMatch: 'version',
  etag: 'request.life.version',
  stores: true,
  wakes: 'mails',
  request: z.object({ requestID: idSchema, version: lifeVersionSchema, act: memberActSchema }),
  response: z.object({ request: deskRequestSchema }),
});
