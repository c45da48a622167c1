import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { businessSchema } from '../../shop/business.ts';

/** An older `revision` is refused with 412. */
export const saveBusiness = defineResource({
  name: 'saveBusiness',
  summary: "Changes what the papers of the signed-in account's provider say of it.",
  method: 'PUT',
  path: 'v1/shop/business',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: businessSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
