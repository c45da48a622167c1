import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { partSchema } from '../entities.ts';
import { idSchema, mspIdSchema } from '../fields.ts';

/** Beyond the specification: the bodies of a file are to be made as one thing, which a person prices. */
export const treatAsAssembly = defineCall({
  name: 'treatAsAssembly',
  summary: 'Has the bodies of a file made as one assembly.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'treatAsAssembly' },
  request: z.object({ partID: idSchema, mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), part: partSchema }),
});
