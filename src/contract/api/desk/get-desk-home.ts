import * as z from 'zod/mini';
import { requestCardSchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idSchema, timeSchema } from '../../schemas/fields.ts';

/** Requests that wait for somebody; those that are due, or expire, soonest stand first, and no more than a few of them. */
const waitingSchema = z.object({ count: z.int(), first: z.array(requestCardSchema) });

/** each kind is a list of `listRequests` by state and mark, but for mails. */
export const getDeskHome = defineResource({
  name: 'getDeskHome',
  summary: "Answers what waits for somebody at the signed-in account's provider today.",
  method: 'GET',
  path: 'v1/desk',
  needs: 'member',
  request: z.object({}),
  response: z.object({
    /** Whether there ever was a request that is still kept. */
    hasRequests: z.boolean(),
    /** 'YYYY-MM-DD' at the shop. */
    today: dateSchema,
    unread: waitingSchema,
    asked: waitingSchema,
    /** To be answered today or before. */
    answersDue: waitingSchema,
    /** To leave today or before. */
    ordersDue: waitingSchema,
    /** Quotes whose last day is near. */
    expiring: waitingSchema,
    /** Refused at least once, and still not sent. */
    failedMails: z.object({
      count: z.int(),
      first: z.array(
        z.object({
          messageID: z.string(),
          requestID: idSchema,
          to: z.string(),
          subject: z.string(),
          attempts: z.int(),
          nextAttemptAt: z.nullable(timeSchema),
        }),
      ),
    }),
  }),
});
export type DeskHome = z.infer<(typeof getDeskHome)['response']>;
