import * as z from 'zod/mini';
import { mspDetailsSchema } from '../../calls/register-msp.ts';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

/** what a provider has registered, so that its portal can show it on another device. */
export const getDetails = defineResource({
  name: 'getDetails',
  summary: 'Answers what customers see of the provider of the signed-in account.',
  method: 'GET',
  path: 'v1/shop',
  needs: 'account',
  etag: 'revision',
  request: z.object({}),
  response: z.object({
    /** '-1' while the account has no provider. */
    mspID: z.string(),
    /** What the account may do there; whoever has no provider would own the one that he registers. */
    role: roleSchema,
    /** False until the first registerMSP: `mspDetails` is what the installation came with until then, null without a provider. */
    registered: z.boolean(),
    mspDetails: z.nullable(mspDetailsSchema),
    /** For registerMSP's If-Match; 0 until the first one. */
    revision: revisionSchema,
  }),
});
