import * as z from 'zod/mini';
import { clientTermsSchema } from '../../desk/client-terms.ts';
import { clientCardSchema, clientIdSchema } from '../../desk/clients.ts';
import { requestCardSchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

export const getClient = defineResource({
  name: 'getClient',
  summary: "Answers what the signed-in account's provider knows of one person: requests, sums and a note.",
  method: 'GET',
  path: 'v1/clients/{clientID}',
  needs: 'member',
  etag: 'revision',
  request: z.object({ clientID: clientIdSchema }),
  response: z.object({
    client: clientCardSchema,
    /** The last received first; no more than a page. */
    requests: z.array(requestCardSchema),
    note: z.string(),
    terms: clientTermsSchema,
    /** Of note and terms. */
    revision: revisionSchema,
    /** Whether the caller may delete. */
    isOwner: z.boolean(),
  }),
});
