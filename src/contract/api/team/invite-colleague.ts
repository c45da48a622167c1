import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** A second invitation to an address takes the place of the first. */
export const inviteColleague = defineResource({
  name: 'inviteColleague',
  summary: "Mails somebody an invitation to work for the signed-in account's provider.",
  method: 'POST',
  path: 'v1/team/invitations',
  needs: 'owner',
  costs: [{ kind: 'invitations' }],
  stores: true,
  wakes: 'mails',
  request: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), role: roleSchema }),
  response: z.object({}),
});
