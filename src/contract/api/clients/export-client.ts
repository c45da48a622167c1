import * as z from 'zod/mini';
import { clientIdSchema, textFileSchema } from '../../desk/clients.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** for somebody who asks what is kept of them. The audit log notes it. */
export const exportClient = defineResource({
  name: 'exportClient',
  summary: "Answers everything that the signed-in account's provider has of one person, as one JSON document.",
  method: 'GET',
  path: 'v1/clients/{clientID}/export',
  needs: 'member',
  request: z.object({ clientID: clientIdSchema }),
  response: textFileSchema,
});
