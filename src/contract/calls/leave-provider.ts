import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. Ends the account's sessions; the founder, who is its last owner, stays. */
export const leaveProvider = defineCall({
  name: 'leaveProvider',
  summary: "Ends the signed-in account's own work for its provider.",
  path: 'IN_ColleagueAPI',
  action: { field: 'colleagueAction', value: 'leaveProvider' },
  needs: 'member',
  request: z.object({}),
  response: z.object({ success: z.literal(true) }),
});
