import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { currencySchema } from '../../schemas/fields.ts';
import { instantOrdersSchema } from '../../shop/instant-orders.ts';

export const getInstantOrders = defineResource({
  name: 'getInstantOrders',
  summary: "Answers up to where the signed-in account's provider takes orders at the instant price without looking at them first.",
  method: 'GET',
  path: 'v1/shop/instant-orders',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({
    role: roleSchema,
    settings: instantOrdersSchema,
    revision: revisionSchema,
    currency: currencySchema,
    /** What can be named there. */
    materials: z.array(z.object({ materialID: z.string(), name: z.string() })),
  }),
});
