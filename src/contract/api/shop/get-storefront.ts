import * as z from 'zod/mini';
import { roleSchema } from '../../schemas/colleagues.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { writtenStorefrontSchema } from '../../shop/storefront.ts';

export const getStorefront = defineResource({
  name: 'getStorefront',
  summary: "Answers what the signed-in account's provider says to its customers: start page, terms, privacy, legal notice, mails.",
  method: 'GET',
  path: 'v1/shop/storefront',
  needs: 'member',
  etag: 'revision',
  request: z.object({}),
  response: z.object({ role: roleSchema, settings: writtenStorefrontSchema, revision: revisionSchema }),
});
