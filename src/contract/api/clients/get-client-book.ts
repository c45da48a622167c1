import * as z from 'zod/mini';
import { clientIdSchema } from '../../desk/clients.ts';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** in the order of their names. Whoever has sent a request is in `listClients`. */
export const getClientBook = defineResource({
  name: 'getClientBook',
  summary: "Lists the clients that the signed-in account's provider has brought along and that have not sent a request yet.",
  method: 'GET',
  path: 'v1/client-book',
  needs: 'member',
  request: z.object({}),
  response: z.object({
    role: roleSchema,
    clients: z.array(z.object({ clientID: clientIdSchema, email: z.string(), name: z.string(), organization: z.string() })),
  }),
});
