import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';

/** Beyond the specification. Good once: the link that the server prints while provider 1 has no owner. */
export const claimShop = defineCall({
  name: 'claimShop',
  summary: 'Makes the signed-in account the owner of the first provider, by the set-up link.',
  path: 'IN_InvitationAPI',
  action: { field: 'invitationAction', value: 'claimShop' },
  needs: 'member',
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(128)) }),
  response: z.object({ success: z.literal(true), mspID: z.string() }),
});
