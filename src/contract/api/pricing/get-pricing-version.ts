import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { countSchema } from '../../schemas/fields.ts';
import { versionSchema } from '../../schemas/pricing.ts';
import { rateCardSchema } from '../../schemas/rate-card.ts';

/** an earlier card to read, to compare, or to take as the draft again. */
export const getPricingVersion = defineResource({
  name: 'getPricingVersion',
  summary: 'Answers one published version of the rate card.',
  method: 'GET',
  path: 'v1/pricing/versions/{number}',
  needs: 'member',
  request: z.object({ number: countSchema }),
  response: z.extend(versionSchema, { card: rateCardSchema }),
});
