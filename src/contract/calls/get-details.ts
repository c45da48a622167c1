import * as z from 'zod/mini';
import { roleSchema } from '../colleagues.ts';
import { defineCall } from '../define-call.ts';
import { mspDetailsSchema } from './register-msp.ts';

/** Beyond the specification's calls: what a provider has registered, so that its portal can show it on another device. */
export const getDetails = defineCall({
  name: 'getDetails',
  summary: 'Answers what customers see of the provider of the signed-in account.',
  path: 'IN_ManufacturingServiceProviderXHRHandler',
  action: { field: 'mspAction', value: 'getDetails' },
  needs: 'member',
  request: z.object({}),
  response: z.object({
    success: z.literal(true),
    /** '-1' while the account has no provider. */
    mspID: z.string(),
    /** What the account may do there; whoever has no provider would own the one that he registers. */
    role: roleSchema,
    /** False until the first registerMSP: `mspDetails` is what the installation came with until then, null without a provider. */
    registered: z.boolean(),
    mspDetails: z.nullable(mspDetailsSchema),
  }),
});
