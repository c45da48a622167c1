import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** The founder stays an owner. */
export const changeRole = defineResource({
  name: 'changeRole',
  summary: 'Makes a colleague an owner, a member, or one of the shop floor.',
  method: 'PATCH',
  path: 'v1/team/members/{sub}',
  needs: 'owner',
  request: z.object({ sub: idSchema, role: roleSchema }),
  response: z.object({}),
});
