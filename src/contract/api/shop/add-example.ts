import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** It mails nobody and counts in no figure. Where there is one already, that one is answered. */
export const addExample = defineResource({
  name: 'addExample',
  summary: "Puts an example request to play with into the signed-in account's provider.",
  method: 'POST',
  path: 'v1/shop/example',
  needs: 'owner',
  stores: true,
  request: z.object({}),
  response: z.object({
    /** Null while its parts are being measured: ask again in a moment. */
    requestID: z.nullable(idSchema),
  }),
});
