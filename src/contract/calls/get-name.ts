import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { mspIdSchema } from '../schemas/fields.ts';

/** Call 12. */
export const getName = defineCall({
  name: 'getName',
  summary: "Answers a provider's name.",
  path: 'IN_ManufacturingServiceProviderXHRHandler',
  action: { field: 'mspAction', value: 'getName' },
  request: z.object({ mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), manufacturingServiceProviderName: z.string() }),
});
