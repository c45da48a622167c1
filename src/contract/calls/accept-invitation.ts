import * as z from 'zod/mini';
import { invitationSecretSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. Good once, for the account of the address that it went to, where addresses are known. */
export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  summary: 'Makes the signed-in account work for the provider that invites it.',
  path: 'IN_InvitationAPI',
  action: { field: 'invitationAction', value: 'acceptInvitation' },
  needs: 'member',
  request: z.object({ secret: invitationSecretSchema }),
  response: z.object({ success: z.literal(true), mspID: z.string() }),
});
