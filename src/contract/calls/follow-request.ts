import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { followedRequestSchema, requestKeySchema } from '../desk/request.ts';

/** Beyond the specification: who has the key is the customer. */
export const followRequest = defineCall({
  name: 'followRequest',
  summary: 'Answers a request for quote to whoever has its link: its state, quotes, order, messages and files.',
  path: 'IN_FollowAPI',
  action: { field: 'followAction', value: 'followRequest' },
  request: z.object({ key: requestKeySchema }),
  response: z.object({ success: z.literal(true), request: followedRequestSchema }),
});
