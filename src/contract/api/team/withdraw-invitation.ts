import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';

export const withdrawInvitation = defineResource({
  name: 'withdrawInvitation',
  summary: 'Makes an invitation good for nothing.',
  method: 'DELETE',
  path: 'v1/team/invitations/{email}',
  needs: 'owner',
  request: z.object({ email: z.string().check(z.maxLength(254)) }),
  response: z.object({}),
});
