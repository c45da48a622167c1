import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** who else is at a request, and how far it is, told anew whenever that changes. Whoever follows it is at the request. */
export const watchRequest = defineResource({
  name: 'watchRequest',
  summary: "Event stream: says who of the signed-in account's colleagues has a request open just now, and each change of its version.",
  method: 'GET',
  path: 'v1/requests/{requestID}/news',
  needs: 'member',
  streams: true,
  request: z.object({
    requestID: idSchema,
    /** Whoever follows has something unsent there. */
    isEditing: z._default(z.boolean(), false),
  }),
  response: z.object({
    version: z.int(),
    /** By their accounts' subs, each once. */
    colleagues: z.array(z.object({ sub: z.string(), isEditing: z.boolean() })),
  }),
});
