import * as z from 'zod/mini';
import { colleagueSchema, invitationSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. */
export const getColleagues = defineCall({
  name: 'getColleagues',
  summary: "Lists who works for the signed-in account's provider, and who was asked to.",
  path: 'IN_ColleagueAPI',
  action: { field: 'colleagueAction', value: 'getColleagues' },
  needs: 'member',
  request: z.object({}),
  response: z.object({ success: z.literal(true), colleagues: z.array(colleagueSchema), invitations: z.array(invitationSchema) }),
});
