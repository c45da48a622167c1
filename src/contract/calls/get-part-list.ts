import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { partSchema } from '../entities.ts';
import { mspIdSchema } from '../fields.ts';

/** Call 6. */
export const getPartList = defineCall({
  name: 'getPartList',
  summary: 'Lists the parts uploaded to a provider, to those who work for it.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'getPartList' },
  needs: 'member',
  request: z.object({ mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), partList: z.array(partSchema) }),
});
