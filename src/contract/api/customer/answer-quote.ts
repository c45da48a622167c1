import * as z from 'zod/mini';
import { NO_INVOICE_DETAILS } from '#domain/desk/invoice-details.ts';
import { LONGEST_NAME } from '#domain/request/rfq.ts';
import { LONGEST_PURCHASE_ORDER } from '#domain/trade/purchase.ts';
import { acceptedLinesSchema, invoiceDetailsSchema } from '../../desk/documents.ts';
import { deliverySchema } from '../../desk/purchase.ts';
import { followedRequestSchema, requestKeySchema } from '../../desk/request.ts';
import { lineSchema, reasonSchema, wordsSchema } from '../../desk/words.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idempotencyKeySchema, idSchema } from '../../schemas/fields.ts';

const revisionSchema = z.int().check(z.minimum(1));

export const customerActSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), text: wordsSchema, key: z.optional(idempotencyKeySchema) }),
  z.object({
    type: z.literal('accepted'),
    revision: revisionSchema,
    name: lineSchema.check(z.minLength(1), z.maxLength(LONGEST_NAME)),
    /** May be empty. */
    purchaseOrder: lineSchema.check(z.maxLength(LONGEST_PURCHASE_ORDER)),
    /** Where the order goes: refused in words while it is null, or lacks what it needs to be sent to. */
    deliverTo: z._default(z.nullable(deliverySchema), null),
    /** For the invoice; where left out it goes where the order goes. */
    invoice: z._default(invoiceDetailsSchema, NO_INVOICE_DETAILS),
    /** That the terms of the quote, where it has any, are accepted: refused in words while they are not. */
    acceptsTerms: z._default(z.boolean(), false),
    lines: acceptedLinesSchema,
    /** The customer's order as PDF, uploaded before. */
    fileID: z.nullable(idSchema),
    /** What the customer was told that it comes to: another sum is refused, so that nobody orders by a figure that he has not seen. */
    totalMicros: z.int(),
  }),
  z.object({ type: z.literal('turned-down'), revision: revisionSchema, reason: reasonSchema }),
  z.object({ type: z.literal('withdrawn'), reason: reasonSchema }),
]);
export type CustomerAct = z.infer<typeof customerActSchema>;

/** who has the key is the customer. Accepting the same lines of the same revision twice is one order, and a message under the same key one message. */
export const answerQuote = defineResource({
  name: 'answerQuote',
  summary: 'Adds what the customer did to the life of a request: a message, an acceptance, a refusal, a withdrawal.',
  method: 'POST',
  path: 'v1/followed-requests/{key}/events',
  costs: [{ kind: 'mails' }],
  isGuessable: true,
  stores: true,
  wakes: 'mails',
  request: z.object({ key: requestKeySchema, act: customerActSchema }),
  response: z.object({ request: followedRequestSchema }),
});
