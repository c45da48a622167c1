import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { mspIdSchema } from '../../schemas/fields.ts';

/** The code is good once, for ten minutes and five tries; a second takes the place of the first. */
export const requestCustomerCode = defineResource({
  name: 'requestCustomerCode',
  summary: 'Mails a code to an address that has sent requests to a shop; every other address is answered alike.',
  method: 'POST',
  path: 'v1/shops/{mspID}/customer-codes',
  costs: [{ kind: 'mails' }],
  wakes: 'mails',
  request: z.object({ mspID: mspIdSchema, email: z.string().check(z.trim(), z.maxLength(254)) }),
  response: z.object({}),
});
