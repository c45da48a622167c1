import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { writtenStorefrontSchema } from '../../shop/storefront.ts';

/** An older `revision` is refused with 412. Terms that differ from those before are another version of them. */
export const saveStorefront = defineResource({
  name: 'saveStorefront',
  summary: "Changes what the signed-in account's provider says to its customers. Earlier terms stay readable.",
  method: 'PUT',
  path: 'v1/shop/storefront',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  request: z.object({ settings: writtenStorefrontSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
