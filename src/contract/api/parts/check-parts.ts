import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** No call asks for more. */
export const MOST_CHECKED_PARTS = 500;

/** a browser may remember parts that were deleted since. */
export const checkParts = defineResource({
  name: 'checkParts',
  summary: 'Answers which of the given parts are gone.',
  method: 'POST',
  changes: false,
  path: 'v1/parts/checks',
  request: z.object({ partIDs: z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_CHECKED_PARTS)) }),
  response: z.object({ goneIDs: z.array(z.string()) }),
});
