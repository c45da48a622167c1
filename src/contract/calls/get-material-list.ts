import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { materialSchema } from '../schemas/entities.ts';
import { mspIdSchema } from '../schemas/fields.ts';

/** Call 7. mspID '-1' means the whole catalogue. */
export const getMaterialList = defineCall({
  name: 'getMaterialList',
  summary: 'Lists the materials a provider offers.',
  path: 'IN_MaterialXHRHandler',
  action: { field: 'materialAction', value: 'getMaterialList' },
  request: z.object({ materialID: z.optional(z.string()), mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), materialList: z.array(materialSchema) }),
});
