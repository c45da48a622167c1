import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';

/** Good once: the link that the server prints while provider 1 has no owner. */
export const claimShop = defineResource({
  name: 'claimShop',
  summary: 'Makes the signed-in account the owner of the first provider, by the set-up link.',
  method: 'PUT',
  path: 'v1/shop/owner',
  needs: 'account',
  request: z.object({ code: z.string().check(z.minLength(1), z.maxLength(128)) }),
  response: z.object({ mspID: z.string() }),
});
