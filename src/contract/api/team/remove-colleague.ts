import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** Ends the colleague's sessions; the founder stays. */
export const removeColleague = defineResource({
  name: 'removeColleague',
  summary: "Ends a colleague's work for the signed-in account's provider.",
  method: 'DELETE',
  path: 'v1/team/members/{sub}',
  needs: 'owner',
  request: z.object({ sub: idSchema }),
  response: z.object({}),
});
