import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { shippingRulesSchema } from '../../shop/shipping.ts';

/** An older `revision` is refused with 412. */
export const saveShipping = defineResource({
  name: 'saveShipping',
  summary: "Changes how the signed-in account's provider ships, and for how much.",
  method: 'PUT',
  path: 'v1/shop/shipping',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: shippingRulesSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
