import * as z from 'zod/mini';
import { roleSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. A second invitation to an address takes the place of the first. */
export const inviteColleague = defineCall({
  name: 'inviteColleague',
  summary: "Mails somebody an invitation to work for the signed-in account's provider.",
  path: 'IN_ColleagueAPI',
  action: { field: 'colleagueAction', value: 'inviteColleague' },
  needs: 'owner',
  request: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), role: roleSchema }),
  response: z.object({ success: z.literal(true) }),
});
