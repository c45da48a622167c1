import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { revisionSchema } from '../draft-conflict.ts';
import { goldenPartsSchema } from '../pricing.ts';

/** Beyond the specification. */
export const saveGoldenParts = defineCall({
  name: 'saveGoldenParts',
  summary: 'Saves the parts that rates are tried on before they are published.',
  path: 'IN_PricingAPI',
  action: { field: 'pricingAction', value: 'saveGoldenParts' },
  jsonFields: ['goldenParts', 'revision'],
  needs: 'owner',
  request: z.object({ goldenParts: goldenPartsSchema, revision: revisionSchema }),
  response: z.object({ success: z.literal(true), revision: revisionSchema }),
});
