import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { requestKeySchema } from '../desk/request.ts';
import { cartSchema } from '../entities.ts';
import { baitSchema, idempotencyKeySchema, mspIdSchema } from '../fields.ts';

/** Call 11. Contact fields are checked by the domain so that each gets its own code; a repeated idempotencyKey yields one request. */
export const submitRequest = defineCall({
  name: 'submitRequest',
  summary: 'Sends the cart to the provider as a request for quote.',
  path: 'IN_SubmitQuoteRequestXHRHandler',
  action: { field: 'submitQuoteAction', value: 'submitRequest' },
  jsonFields: ['cart'],
  request: z.object({
    mspID: mspIdSchema,
    cart: cartSchema,
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    message: z._default(z.string(), ''),
    subject: baitSchema,
    idempotencyKey: z.optional(idempotencyKeySchema),
  }),
  response: z.object({
    success: z.literal(true),
    requestID: z.string(),
    /** Beyond the specification: what the request can be followed with. */
    requestKey: requestKeySchema,
    /** Beyond the specification: 'withheld' when the address has had several confirmations within the hour and gets no more. */
    confirmation: z._default(z.enum(['mailed', 'withheld']), 'mailed'),
  }),
});
