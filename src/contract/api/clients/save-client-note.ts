import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/request/rfq.ts';
import { clientTermsSchema } from '../../desk/client-terms.ts';
import { clientIdSchema } from '../../desk/clients.ts';
import { linesSchema } from '../../desk/words.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

/** An older `revision` is refused with 409. */
export const saveClientNote = defineResource({
  name: 'saveClientNote',
  summary:
    "Changes what the signed-in account's provider notes of a client, and the terms that it has agreed with them; clients never see the note.",
  method: 'PUT',
  path: 'v1/clients/{clientID}/note',
  needs: 'member',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({
    clientID: clientIdSchema,
    note: linesSchema.check(z.maxLength(LONGEST_MESSAGE)) /** Left out, they stay as they are. */,
    terms: z.optional(clientTermsSchema),
    revision: revisionSchema,
  }),
  response: z.object({ revision: revisionSchema }),
});
