import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { offerSchema } from '../desk/documents.ts';
import { lifeVersionSchema } from '../desk/events.ts';
import { deskRequestSchema } from '../desk/request.ts';
import { idSchema } from '../fields.ts';

/** Beyond the specification. Refused with 409 where the request has changed since `version`; `problems` name what can't be sent. */
export const sendQuote = defineCall({
  name: 'sendQuote',
  summary: 'Makes an offer the next revision of a quote, for ever, and mails it to the customer as PDF.',
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'sendQuote' },
  jsonFields: ['version', 'offer'],
  needs: 'member',
  request: z.object({ requestID: idSchema, version: lifeVersionSchema, offer: offerSchema }),
  response: z.object({ success: z.literal(true), request: deskRequestSchema }),
});
