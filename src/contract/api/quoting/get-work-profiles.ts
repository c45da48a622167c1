import * as z from 'zod/mini';
import { workProfileSchema } from '../../jobs/part-work.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { mspIdSchema } from '../../schemas/fields.ts';

/** By what a customer's browser works a part out while its file is on its way: machines' figures, and no rate among them. */
export const getWorkProfiles = defineResource({
  name: 'getWorkProfiles',
  summary: 'Answers the machines of a shop that lets browsers work out what a part takes on them, and whether files stay there until then.',
  method: 'GET',
  path: 'v1/shops/{mspID}/work-profiles',
  request: z.object({ mspID: mspIdSchema }),
  response: z.object({
    /** None where the shop tells them to nobody. */
    profiles: z.array(z.object({ hash: z.string(), profile: workProfileSchema })),
    /** Customers' files stay in their browsers, which measure them, until a request is sent. */
    filesStay: z.boolean(),
  }),
});
