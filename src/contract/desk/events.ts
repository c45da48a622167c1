import * as z from 'zod/mini';
import type { Actor, RequestAct } from '#domain/desk/request-event.ts';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import { dateSchema, idempotencyKeySchema, idSchema, timeSchema } from '../schemas/fields.ts';
import { acceptedLineSchema, lineNumberSchema, microsSchema } from './documents.ts';

export const stateSchema = z.enum(REQUEST_STATES);
/** The number of the last event that a caller has seen. */
export const lifeVersionSchema = z.int().check(z.minimum(1));

const personSchema = z.object({ sub: z.string(), name: z.string() });

export const actorSchema: z.ZodMiniType<Actor> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('customer'), name: z.string() }),
  z.object({ kind: z.literal('member'), sub: z.string(), name: z.string() }),
  z.object({ kind: z.literal('system') }),
]);

const revisionNumberSchema = z.int().check(z.minimum(1));
const acceptedLines = z.array(acceptedLineSchema);
const lineNumbers = z.array(lineNumberSchema);

export const requestActSchema: z.ZodMiniType<RequestAct> = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('received'),
    answerBy: dateSchema,
    terms: z.optional(z.object({ version: z.int(), on: dateSchema })),
  }),
  z.object({ type: z.literal('message'), text: z.string(), key: z.optional(idempotencyKeySchema) }),
  z.object({ type: z.literal('note'), text: z.string(), key: z.optional(idempotencyKeySchema) }),
  z.object({ type: z.literal('file-added'), fileId: idSchema, filename: z.string(), line: z.nullable(lineNumberSchema) }),
  z.object({ type: z.literal('assigned'), to: z.nullable(personSchema) }),
  z.object({ type: z.literal('read') }),
  z.object({ type: z.literal('link-renewed') }),
  z.object({ type: z.literal('due-set'), dueOn: dateSchema }),
  z.object({
    type: z.literal('quoted'),
    number: z.int(),
    revision: revisionNumberSchema,
    validUntil: dateSchema,
    totalMicros: microsSchema,
  }),
  z.object({ type: z.literal('declined'), reason: z.string() }),
  z.object({ type: z.literal('turned-down'), revision: revisionNumberSchema, reason: z.string() }),
  z.object({ type: z.literal('withdrawn'), reason: z.string() }),
  z.object({ type: z.literal('expired'), revision: revisionNumberSchema }),
  z.object({
    type: z.literal('accepted'),
    revision: revisionNumberSchema,
    order: z.int(),
    purchaseOrder: z.string(),
    lines: acceptedLines,
    totalMicros: microsSchema,
    dueOn: dateSchema,
  }),
  z.object({ type: z.literal('started'), lines: lineNumbers }),
  z.object({ type: z.literal('finished'), lines: lineNumbers }),
  z.object({ type: z.literal('parcel-sent'), lines: acceptedLines, carrier: z.string(), tracking: z.string() }),
  z.object({ type: z.literal('completed') }),
  z.object({ type: z.literal('invoiced'), number: z.int(), totalMicros: microsSchema, dueOn: dateSchema }),
  z.object({ type: z.literal('credited'), number: z.int(), invoice: z.int(), totalMicros: microsSchema }),
  z.object({ type: z.literal('paid'), amountMicros: z.int(), on: dateSchema, note: z.string() }),
  z.object({ type: z.literal('cancelled'), reason: z.string() }),
]);

/** One step of a timeline as it is shown. */
export const shownEventSchema = z.object({ number: z.int(), at: timeSchema, actor: actorSchema, act: requestActSchema });
export type ShownEvent = z.infer<typeof shownEventSchema>;

const progressSchema = z.object({
  line: lineNumberSchema,
  quantity: z.int(),
  making: z.enum(['waiting', 'in-production', 'finished']),
  shipped: z.int(),
});

/** A life as it is shown; its moments are texts. */
export const shownLifeSchema = z.object({
  state: stateSchema,
  version: lifeVersionSchema,
  isUnread: z.boolean(),
  isAsked: z.boolean(),
  dueOn: z.nullable(dateSchema),
  assignee: z.nullable(personSchema),
  quote: z.nullable(z.object({ number: z.int(), revision: z.int(), validUntil: dateSchema })),
  order: z.nullable(z.object({ number: z.int(), lines: z.array(progressSchema), parcels: z.int() })),
});
export type ShownLife = z.infer<typeof shownLifeSchema>;
