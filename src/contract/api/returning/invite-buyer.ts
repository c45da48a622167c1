import * as z from 'zod/mini';
import { customerTokenSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** Answered alike, whoever is invited. */
export const inviteBuyer = defineResource({
  name: 'inviteBuyer',
  summary: 'Mails a colleague of the customer an invitation to see each other’s requests at the shop; nobody shares before they accept.',
  method: 'POST',
  path: 'v1/customer/group/invitations',
  costs: [{ kind: 'mails' }],
  isGuessable: true,
  stores: true,
  wakes: 'mails',
  request: z.object({ token: customerTokenSchema, email: z.string().check(z.trim(), z.maxLength(254)) }),
  response: z.object({}),
});
