import * as z from 'zod/mini';
import { lifeVersionSchema } from '../../desk/events.ts';
import { shareSchema } from '../../desk/paper.ts';
import { deskRequestSchema } from '../../desk/request.ts';
import { reasonSchema } from '../../desk/words.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** Of what of the invoice no credit note has taken back: what `share` names, or, where it is null, all of it, which brings it to zero. */
export const issueCreditNote = defineResource({
  name: 'issueCreditNote',
  summary: 'Takes back an invoice, or some of it, by a credit note, numbered and for ever, and mails it to the customer as PDF.',
  method: 'POST',
  path: 'v1/requests/{requestID}/credit-notes',
  needs: 'member',
  ifMatch: 'version',
  etag: 'request.life.version',
  stores: true,
  wakes: 'mails',
  request: z.object({
    requestID: idSchema,
    version: lifeVersionSchema,
    /** The invoice's number. */
    invoice: z.int().check(z.minimum(1)),
    share: z.nullable(shareSchema),
    reason: reasonSchema,
  }),
  response: z.object({ request: deskRequestSchema }),
});
