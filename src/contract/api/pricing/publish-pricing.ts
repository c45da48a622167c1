import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';

/** An older `revision` is refused with `conflict`. */
export const publishPricing = defineResource({
  name: 'publishPricing',
  summary: 'Makes the draft what customers pay by, under the next number.',
  method: 'POST',
  path: 'v1/pricing/versions',
  needs: 'owner',
  ifMatch: 'revision',
  costs: [{ kind: 'publications' }],
  stores: true,
  request: z.object({ revision: revisionSchema, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  response: z.object({ number: z.int() }),
});
