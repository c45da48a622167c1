import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { finishSchema } from '../schemas/entities.ts';
import { idSchema, mspIdSchema } from '../schemas/fields.ts';

/** Call 9. */
export const getFinishList = defineCall({
  name: 'getFinishList',
  summary: 'Lists the finishes a provider offers in a material.',
  path: 'IN_MaterialXHRHandler',
  action: { field: 'materialAction', value: 'getFinishList' },
  request: z.object({ materialID: idSchema, mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), finishList: z.array(finishSchema) }),
});
