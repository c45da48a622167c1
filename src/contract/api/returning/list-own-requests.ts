import * as z from 'zod/mini';
import { customerGroupSchema, customerTokenSchema, ownRequestSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { mspIdSchema } from '../../schemas/fields.ts';

/** who has the token reads the address's mail. */
export const listOwnRequests = defineResource({
  name: 'listOwnRequests',
  summary: 'Lists what an address, and the colleagues whom it shares with, sent to a shop: the last received first, at most 200.',
  method: 'POST',
  changes: false,
  path: 'v1/customer/requests',
  isGuessable: true,
  request: z.object({ token: customerTokenSchema }),
  response: z.object({
    mspID: mspIdSchema,
    shop: z.string(),
    email: z.string(),
    requests: z.array(ownRequestSchema),
    /** Null: on their own. */
    group: z.nullable(customerGroupSchema),
    /** Who asks them to share; null where nobody does. */
    invitedBy: z.nullable(z.string()),
    /** What the shop takes off its instant prices for them. */
    discountPercent: z.number(),
  }),
});
