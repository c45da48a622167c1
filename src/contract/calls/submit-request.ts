import * as z from 'zod/mini';
import { purchaseSchema } from '../desk/purchase.ts';
import { requestKeySchema } from '../desk/request.ts';
import { customerTokenSchema } from '../desk/returning.ts';
import { defineCall } from '../schemas/define-call.ts';
import { cartSchema } from '../schemas/entities.ts';
import { baitSchema, idempotencyKeySchema, mspIdSchema } from '../schemas/fields.ts';

/** Call 11. Contact fields are checked by the domain so that each gets its own code; a repeated idempotencyKey yields one request. */
export const submitRequest = defineCall({
  name: 'submitRequest',
  summary: 'Sends the cart to the provider as a request for quote.',
  path: 'IN_SubmitQuoteRequestXHRHandler',
  action: { field: 'submitQuoteAction', value: 'submitRequest' },
  costs: [{ kind: 'mails' }, { kind: 'requests' }, { kind: 'lines', each: 'cart.items' }],
  jsonFields: ['cart', 'purchase'],
  wakes: 'mails',
  request: z.object({
    mspID: mspIdSchema,
    cart: cartSchema,
    name: z.string(),
    email: z.string(),
    organization: z.string(),
    message: z._default(z.string(), ''),
    subject: baitSchema,
    idempotencyKey: z.optional(idempotencyKeySchema),
    /** Beyond the specification: how the customer buys, as JSON; left out, it is settled later. */
    purchase: z.optional(purchaseSchema),
    /** Beyond the specification: of a customer who has signed in; what was agreed with them counts. */
    customerToken: z.optional(customerTokenSchema),
  }),
  response: z.object({
    success: z.literal(true),
    requestID: z.string(),
    /** Beyond the specification: what the request is called, 'R-00042'. */
    requestNumber: z._default(z.string(), ''),
    /** Beyond the specification: what the request can be followed with. */
    requestKey: requestKeySchema,
    /** Beyond the specification: 'withheld' when the address has had several confirmations within the hour and gets no more. */
    confirmation: z._default(z.enum(['mailed', 'withheld']), 'mailed'),
  }),
});
