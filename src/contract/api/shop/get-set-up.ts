import * as z from 'zod/mini';
import { requestKeySchema } from '../../desk/request.ts';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { idSchema } from '../../schemas/fields.ts';
import { SET_UP } from '../../shop/set-up.ts';

export const getSetUp = defineResource({
  name: 'getSetUp',
  summary: "Answers how far the signed-in account's provider is set up, and its example request.",
  method: 'GET',
  path: 'v1/shop/set-up',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({
    role: roleSchema,
    /** Whether an owner has saved the profile. */
    profile: z.boolean(),
    /** Whether prices of its own were published; until then customers see the demonstration's. */
    prices: z.boolean(),
    /** How many materials customers can choose now. */
    materials: z.int(),
    /** Whether somebody has asked for a quote, or the example was ordered. */
    tried: z.boolean(),
    /** Where requests are mailed to now. */
    ordersEmail: z.string(),
    /** The request to play with; its key opens the customer's page. */
    example: z.nullable(z.object({ requestID: idSchema, key: requestKeySchema })),
    settings: SET_UP.schema,
    revision: revisionSchema,
  }),
});
export type SetUp = z.infer<(typeof getSetUp)['response']>;
