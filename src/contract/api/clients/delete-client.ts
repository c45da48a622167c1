import * as z from 'zod/mini';
import { clientIdSchema } from '../../desk/clients.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** for somebody who asks to be forgotten. The audit log notes it, without the address. */
export const deleteClient = defineResource({
  name: 'deleteClient',
  summary: "Deletes everything that the signed-in account's provider has of one person, open orders included.",
  method: 'DELETE',
  path: 'v1/clients/{clientID}',
  needs: 'owner',
  request: z.object({ clientID: clientIdSchema }),
  response: z.object({
    removed: z.object({ requests: z.int(), parts: z.int(), files: z.int(), mails: z.int() }),
  }),
});
