import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';

/** Ends the account's sessions; the founder, who is its last owner, stays. */
export const leaveProvider = defineResource({
  name: 'leaveProvider',
  summary: "Ends the signed-in account's own work for its provider.",
  method: 'DELETE',
  path: 'v1/team/membership',
  needs: 'staff',
  request: z.object({}),
  response: z.object({}),
});
