import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { partSchema } from '../../schemas/entities.ts';
import { idSchema, mspIdSchema } from '../../schemas/fields.ts';

/** the bodies of a file are to be made as one thing, which a person prices. */
export const treatAsAssembly = defineResource({
  name: 'treatAsAssembly',
  summary: 'Has the bodies of a file made as one assembly.',
  method: 'PUT',
  path: 'v1/parts/{partID}/assembly',
  request: z.object({ partID: idSchema, mspID: mspIdSchema }),
  response: z.object({ part: partSchema }),
});
