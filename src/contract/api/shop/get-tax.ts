import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { taxRulesSchema } from '../../shop/tax.ts';

export const getTax = defineResource({
  name: 'getTax',
  summary: "Answers by what rules the signed-in account's provider taxes what it sells.",
  method: 'GET',
  path: 'v1/shop/tax',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({ role: roleSchema, settings: taxRulesSchema, revision: revisionSchema }),
});
