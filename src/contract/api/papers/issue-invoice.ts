import * as z from 'zod/mini';
import { lifeVersionSchema } from '../../desk/events.ts';
import { shareSchema } from '../../desk/paper.ts';
import { deskRequestSchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idSchema } from '../../schemas/fields.ts';

/** Of what no invoice has yet: what `share` names, or, where it is null, all of it. Refused with 409 where that is not open. */
export const issueInvoice = defineResource({
  name: 'issueInvoice',
  summary: 'Issues an invoice of an order or of some of it, numbered and for ever, and mails it to the customer as PDF.',
  method: 'POST',
  path: 'v1/requests/{requestID}/invoices',
  needs: 'member',
  ifMatch: 'version',
  etag: 'request.life.version',
  stores: true,
  wakes: 'mails',
  request: z.object({
    requestID: idSchema,
    version: lifeVersionSchema,
    share: z.nullable(shareSchema),
    /** The day of supply. */
    suppliedOn: dateSchema,
  }),
  response: z.object({ request: deskRequestSchema }),
});
