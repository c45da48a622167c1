import * as z from 'zod/mini';
import { acceptedLinesSchema, pricedQuantitySchema } from '../../desk/documents.ts';
import { requestKeySchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema } from '../../schemas/fields.ts';

/** what an acceptance of these lines would be refused or ordered by. */
export const priceMore = defineResource({
  name: 'priceMore',
  summary: 'Says which quantities beyond those that were quoted can be ordered, at which price, and by when the order would leave.',
  method: 'POST',
  changes: false,
  path: 'v1/followed-requests/{key}/quotes/{revision}/prices',
  costs: [{ kind: 'lines', each: 'lines' }],
  isGuessable: true,
  request: z.object({ key: requestKeySchema, revision: z.int().check(z.minimum(1)), lines: acceptedLinesSchema }),
  response: z.object({
    /** Those that can be ordered beyond what was offered; a line that is missing takes a new quote. */
    more: z.array(pricedQuantitySchema),
    /** 'YYYY-MM-DD' at the shop, for lines as they can be ordered; null where one of them can not. */
    shipBy: z.nullable(dateSchema),
  }),
});
