import * as z from 'zod/mini';
import { NO_INVOICE_DETAILS } from '#domain/desk/invoice-details.ts';
import { submitRequest } from '../../calls/submit-request.ts';
import { invoiceDetailsSchema, microsSchema } from '../../desk/documents.ts';
import { deliverySchema } from '../../desk/purchase.ts';
import { requestKeySchema } from '../../desk/request.ts';
import { lineSchema } from '../../desk/words.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idempotencyKeySchema } from '../../schemas/fields.ts';

/**
 * What is asked for as by `submitRequest`, and ordered at once: for shop and customer alike it is binding. Refused with 409 where the
 * shop wants to look at it first, or where it comes to another sum than the customer was told; then nothing is ordered. Under one key
 * there is one order.
 */
export const placeOrder = defineResource({
  name: 'placeOrder',
  summary: 'Orders a cart at its instant prices, where the shop takes such an order without looking at it first.',
  method: 'POST',
  path: 'v1/shops/{mspID}/orders',
  costs: [{ kind: 'mails' }, { kind: 'requests' }, { kind: 'lines', each: 'cart.items' }],
  stores: true,
  wakes: 'mails',
  request: z.extend(submitRequest.request, {
    idempotencyKey: idempotencyKeySchema,
    /** The customer's own number; may be empty. */
    purchaseOrder: z._default(lineSchema.check(z.maxLength(100)), ''),
    deliverTo: z._default(z.nullable(deliverySchema), null),
    invoice: z._default(invoiceDetailsSchema, NO_INVOICE_DETAILS),
    /** That the shop's terms, where it has any, are accepted. */
    acceptsTerms: z._default(z.boolean(), false),
    /** What the customer was told that it comes to. */
    totalMicros: microsSchema,
  }),
  response: z.object({
    requestID: z.string(),
    requestNumber: z.string(),
    requestKey: requestKeySchema,
    /** What the order is called, 'O-00042'. */
    order: z.string(),
    confirmation: z.enum(['mailed', 'withheld']),
  }),
});
