import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { idSchema } from '../fields.ts';

/** No call asks for more. */
export const MOST_CHECKED_PARTS = 500;

/** Beyond the specification's calls: a browser may remember parts that were deleted since. */
export const checkParts = defineCall({
  name: 'checkParts',
  summary: 'Answers which of the given parts are gone.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'checkParts' },
  jsonFields: ['partIDs'],
  request: z.object({ partIDs: z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_CHECKED_PARTS)) }),
  response: z.object({ success: z.literal(true), goneIDs: z.array(z.string()) }),
});
