import * as z from 'zod/mini';
import { invitationSecretSchema, roleSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';

/** Beyond the specification: who has the secret was invited. */
export const showInvitation = defineCall({
  name: 'showInvitation',
  summary: 'Tells who invites, to whom the invitation went and as what.',
  path: 'IN_InvitationAPI',
  action: { field: 'invitationAction', value: 'showInvitation' },
  request: z.object({ secret: invitationSecretSchema }),
  response: z.object({ success: z.literal(true), provider: z.string(), email: z.string(), role: roleSchema }),
});
