import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idSchema } from '../fields.ts';

/** Beyond the specification. Ends the colleague's sessions; the founder stays. */
export const removeColleague = defineCall({
  name: 'removeColleague',
  summary: "Ends a colleague's work for the signed-in account's provider.",
  path: 'IN_ColleagueAPI',
  action: { field: 'colleagueAction', value: 'removeColleague' },
  needs: 'owner',
  request: z.object({ sub: idSchema }),
  response: z.object({ success: z.literal(true) }),
});
