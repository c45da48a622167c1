import * as z from 'zod/mini';
import { offerSchema } from '../../desk/documents.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** Sends and keeps nothing; `problems` name what can't be sent. */
export const previewQuote = defineResource({
  name: 'previewQuote',
  summary: 'An offer as the PDF that its customer would get, marked as a draft, without a number and a link.',
  method: 'POST',
  path: 'v1/requests/{requestID}/quote-previews',
  needs: 'member',
  changes: false,
  costs: [{ kind: 'documents', each: 'offer.lines', per: 10 }],
  request: z.object({ requestID: idSchema, offer: offerSchema }),
  response: z.object({ pdf: z.base64() }),
});
