import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { revisionSchema } from '../../schemas/draft-conflict.ts';
import { goldenPartsSchema } from '../../schemas/pricing.ts';

export const saveGoldenParts = defineResource({
  name: 'saveGoldenParts',
  summary: 'Saves the parts that rates are tried on before they are published.',
  method: 'PUT',
  path: 'v1/pricing/golden-parts',
  needs: 'owner',
  ifMatch: 'revision',
  etag: 'revision',
  costs: [{ kind: 'drafts' }],
  stores: true,
  request: z.object({ goldenParts: goldenPartsSchema, revision: revisionSchema }),
  response: z.object({ revision: revisionSchema }),
});
