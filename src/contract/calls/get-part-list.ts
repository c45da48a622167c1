import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { partSchema } from '../entities.ts';
import { mspIdSchema } from '../fields.ts';

/** Call 6. */
export const getPartList = defineCall({
  name: 'getPartList',
  summary: 'Lists the parts uploaded to a provider, to its owner alone.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'getPartList' },
  needs: 'owner',
  request: z.object({ mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), partList: z.array(partSchema) }),
});
