import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { mspIdSchema } from '../schemas/fields.ts';

/** Call 13. */
export const getNameAndWebsite = defineCall({
  name: 'getNameAndWebsite',
  summary: "Answers a provider's name and website.",
  path: 'IN_ManufacturingServiceProviderXHRHandler',
  action: { field: 'mspAction', value: 'getNameAndWebsite' },
  request: z.object({ mspID: mspIdSchema }),
  response: z.object({ success: z.literal(true), manufacturingServiceProviderName: z.string(), mspWebsite: z.string() }),
});
