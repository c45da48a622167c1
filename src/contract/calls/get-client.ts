import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { clientCardSchema, clientKeySchema } from '../desk/clients.ts';
import { requestCardSchema } from '../desk/request.ts';
import { revisionSchema } from '../draft-conflict.ts';

/** Beyond the specification. */
export const getClient = defineCall({
  name: 'getClient',
  summary: "Answers what the signed-in account's provider knows of one person: requests, sums and a note.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'getClient' },
  needs: 'member',
  request: z.object({ email: clientKeySchema }),
  response: z.object({
    success: z.literal(true),
    client: clientCardSchema,
    /** The last received first; no more than a page. */
    requests: z.array(requestCardSchema),
    note: z.string(),
    /** Of the note. */
    revision: revisionSchema,
    /** Whether the caller may delete. */
    isOwner: z.boolean(),
  }),
});
