import * as z from 'zod/mini';
import { customerTokenSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { mspIdSchema } from '../../schemas/fields.ts';

/** who has the code reads the address's mail. */
export const openCustomerSession = defineResource({
  name: 'openCustomerSession',
  summary: 'Takes the code that was mailed to an address, and answers with what opens its requests at the shop for thirty days.',
  method: 'POST',
  path: 'v1/shops/{mspID}/customer-sessions',
  isGuessable: true,
  request: z.object({
    mspID: mspIdSchema,
    email: z.string().check(z.trim(), z.maxLength(254)),
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'The code has six digits.')),
  }),
  response: z.object({ token: customerTokenSchema }),
});
