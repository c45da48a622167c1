import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { taxRulesSchema } from '../../shop/tax.ts';

/** An older `revision` is refused with 412. */
export const saveTax = defineResource({
  name: 'saveTax',
  summary: "Changes by what rules the signed-in account's provider taxes what it sells.",
  method: 'PUT',
  path: 'v1/shop/tax',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: taxRulesSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
