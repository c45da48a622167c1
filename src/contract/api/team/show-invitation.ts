import * as z from 'zod/mini';
import { invitationSecretSchema, roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** who has the secret was invited. */
export const showInvitation = defineResource({
  name: 'showInvitation',
  summary: 'Tells who invites, to whom the invitation went and as what.',
  method: 'GET',
  path: 'v1/invitations/{secret}',
  isGuessable: true,
  request: z.object({ secret: invitationSecretSchema }),
  response: z.object({ provider: z.string(), email: z.string(), role: roleSchema }),
});
