import * as z from 'zod/mini';
import { roleSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';
import { idSchema } from '../fields.ts';

/** Beyond the specification. The founder stays an owner. */
export const changeRole = defineCall({
  name: 'changeRole',
  summary: 'Makes a colleague an owner or a member.',
  path: 'IN_ColleagueAPI',
  action: { field: 'colleagueAction', value: 'changeRole' },
  needs: 'owner',
  request: z.object({ sub: idSchema, role: roleSchema }),
  response: z.object({ success: z.literal(true) }),
});
