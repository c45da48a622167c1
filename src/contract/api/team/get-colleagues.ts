import * as z from 'zod/mini';
import { colleagueSchema, invitationSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';

export const getColleagues = defineResource({
  name: 'getColleagues',
  summary: "Lists who works for the signed-in account's provider, and who was asked to.",
  method: 'GET',
  path: 'v1/team',
  needs: 'staff',
  request: z.object({}),
  response: z.object({ colleagues: z.array(colleagueSchema), invitations: z.array(invitationSchema) }),
});
