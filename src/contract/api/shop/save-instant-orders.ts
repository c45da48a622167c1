import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { instantOrdersSchema } from '../../shop/instant-orders.ts';

/** An older `revision` is refused with 412. */
export const saveInstantOrders = defineResource({
  name: 'saveInstantOrders',
  summary: "Changes up to where the signed-in account's provider takes orders at the instant price without looking at them first.",
  method: 'PUT',
  path: 'v1/shop/instant-orders',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: instantOrdersSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
