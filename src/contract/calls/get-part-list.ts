import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { partSchema } from '../schemas/entities.ts';
import { mspIdSchema } from '../schemas/fields.ts';

/** A part as its shop sees it. */
const ownPartSchema = z.extend(partSchema, {
  /** Whether it is a body without a CAD file of its own: what is downloaded is the whole file that it came from. */
  isFileShared: z.optional(z.boolean()),
});

/** Call 6. */
export const getPartList = defineCall({
  name: 'getPartList',
  summary: 'Lists the parts uploaded to a provider, to those who work for it.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'getPartList' },
  needs: 'account',
  request: z.object({ mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), partList: z.array(ownPartSchema) }),
});
