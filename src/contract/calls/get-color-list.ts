import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { colorSchema } from '../schemas/entities.ts';
import { idSchema, mspIdSchema } from '../schemas/fields.ts';

/** Call 8. */
export const getColorList = defineCall({
  name: 'getColorList',
  summary: 'Lists the colours a provider offers in a material.',
  path: 'IN_MaterialXHRHandler',
  action: { field: 'materialAction', value: 'getColorList' },
  request: z.object({ materialID: idSchema, mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), colorList: z.array(colorSchema) }),
});
