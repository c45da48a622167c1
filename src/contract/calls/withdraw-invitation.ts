import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. */
export const withdrawInvitation = defineCall({
  name: 'withdrawInvitation',
  summary: 'Makes an invitation good for nothing.',
  path: 'IN_ColleagueAPI',
  action: { field: 'colleagueAction', value: 'withdrawInvitation' },
  needs: 'owner',
  request: z.object({ email: z.string().check(z.maxLength(254)) }),
  response: z.object({ success: z.literal(true) }),
});
