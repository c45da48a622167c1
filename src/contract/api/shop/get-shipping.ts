import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { currencySchema } from '../../schemas/fields.ts';
import { shippingRulesSchema } from '../../shop/shipping.ts';

export const getShipping = defineResource({
  name: 'getShipping',
  summary: "Answers how the signed-in account's provider ships, and for how much.",
  method: 'GET',
  path: 'v1/shop/shipping',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({ role: roleSchema, settings: shippingRulesSchema, revision: revisionSchema, currency: currencySchema }),
});
