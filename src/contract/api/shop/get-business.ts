import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { businessSchema } from '../../shop/business.ts';

export const getBusiness = defineResource({
  name: 'getBusiness',
  summary: "Answers what the papers of the signed-in account's provider say of it: registration, tax numbers, bank and terms of payment.",
  method: 'GET',
  path: 'v1/shop/business',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({ role: roleSchema, settings: businessSchema, revision: revisionSchema }),
});
