import * as z from 'zod/mini';
import { followedRequestSchema, requestKeySchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** who has the key is the customer. */
export const followRequest = defineResource({
  name: 'followRequest',
  summary: 'Answers a request for quote to whoever has its link: its state, quotes, order, messages and files.',
  method: 'GET',
  path: 'v1/followed-requests/{key}',
  isGuessable: true,
  request: z.object({ key: requestKeySchema }),
  response: z.object({ request: followedRequestSchema }),
});
