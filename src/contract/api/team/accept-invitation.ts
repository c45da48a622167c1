import * as z from 'zod/mini';
import { invitationSecretSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** Good once, for the account of the address that it went to, where addresses are known. */
export const acceptInvitation = defineResource({
  name: 'acceptInvitation',
  summary: 'Makes the signed-in account work for the provider that invites it.',
  method: 'POST',
  path: 'v1/invitations/{secret}/acceptance',
  needs: 'account',
  request: z.object({ secret: invitationSecretSchema }),
  response: z.object({ mspID: z.string() }),
});
