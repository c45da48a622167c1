import * as z from 'zod/mini';
import { customerTokenSchema } from '../../desk/returning.ts';
import { defineResource } from '../../schemas/define-call.ts';

/** Whoever declines, or leaves, sees their own requests alone, and nobody else's see theirs. */
export const changeGroup = defineResource({
  name: 'changeGroup',
  summary: 'Accepts an invitation to share requests with colleagues, declines it, or leaves them.',
  method: 'POST',
  path: 'v1/customer/group',
  isGuessable: true,
  request: z.object({ token: customerTokenSchema, act: z.enum(['join', 'leave']) }),
  response: z.object({}),
});
