import * as z from 'zod/mini';
import { customerTokenSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** also where it is over already. */
export const endCustomerSession = defineResource({
  name: 'endCustomerSession',
  summary: "Signs a customer's browser out.",
  method: 'POST',
  path: 'v1/customer/sign-out',
  request: z.object({ token: customerTokenSchema }),
  response: z.object({}),
});
