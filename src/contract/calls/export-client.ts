import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { clientKeySchema, textFileSchema } from '../desk/clients.ts';

/** Beyond the specification: for somebody who asks what is kept of them. The audit log notes it. */
export const exportClient = defineCall({
  name: 'exportClient',
  summary: "Answers everything that the signed-in account's provider has of one person, as one JSON document.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'exportClient' },
  needs: 'member',
  request: z.object({ email: clientKeySchema }),
  response: textFileSchema,
});
