import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { clientKeySchema } from '../desk/clients.ts';

/** Beyond the specification: for somebody who asks to be forgotten. The audit log notes it, without the address. */
export const deleteClient = defineCall({
  name: 'deleteClient',
  summary: "Deletes everything that the signed-in account's provider has of one person, open orders included.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'deleteClient' },
  needs: 'owner',
  request: z.object({ email: clientKeySchema }),
  response: z.object({
    success: z.literal(true),
    removed: z.object({ requests: z.int(), parts: z.int(), files: z.int(), mails: z.int() }),
  }),
});
