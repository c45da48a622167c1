import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';

/** Nothing is left of it; where there is none, nothing happens. */
export const removeExample = defineResource({
  name: 'removeExample',
  summary: "Removes the example request of the signed-in account's provider, with its quotes and its order.",
  method: 'DELETE',
  path: 'v1/shop/example',
  needs: 'owner',
  request: z.object({}),
  response: z.object({}),
});
