import * as z from 'zod/mini';
import { offerSchema } from '../../desk/documents.ts';
import { lifeVersionSchema } from '../../desk/events.ts';
import { deskRequestSchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** Refused with 409 where the request has changed since `version`; `problems` name what can't be sent. */
export const sendQuote = defineResource({
  name: 'sendQuote',
  summary: 'Makes an offer the next revision of a quote, for ever, and mails it to the customer as PDF.',
  method: 'POST',
  path: 'v1/requests/{requestID}/quotes',
  needs: 'member',
  ifMatch: 'version',
  etag: 'request.life.version',
  costs: [{ kind: 'documents', each: 'offer.lines', per: 10 }],
  stores: true,
  wakes: 'mails',
  request: z.object({ requestID: idSchema, version: lifeVersionSchema, offer: offerSchema }),
  response: z.object({ request: deskRequestSchema }),
});
