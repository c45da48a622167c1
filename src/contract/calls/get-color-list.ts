import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { colorSchema } from '../entities.ts';
import { idSchema, mspIdSchema } from '../fields.ts';

/** Call 8. */
export const getColorList = defineCall({
  name: 'getColorList',
  summary: 'Lists the colours a provider offers in a material.',
  path: 'IN_MaterialXHRHandler',
  action: { field: 'materialAction', value: 'getColorList' },
  request: z.object({ materialID: idSchema, mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), colorList: z.array(colorSchema) }),
});
