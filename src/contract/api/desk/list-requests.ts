import * as z from 'zod/mini';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import { clientIdSchema } from '../../desk/clients.ts';
import { stateSchema } from '../../desk/events.ts';
import { requestCardSchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { dateSchema, idSchema, withoutNul } from '../../schemas/fields.ts';
import { cursorSchema, nextCursorSchema, pageLimitSchema } from '../../schemas/page.ts';

/** What a request may have had, whatever became of it. */
export const REQUEST_STEPS = ['answer', 'quote', 'order'] as const;
export const REQUEST_MARKS = ['unread', 'asked', 'due', 'overdue', 'expiring', 'unpaid', 'late'] as const;
/** No earlier than any computer's clock, and such that there is a next one. */
const daySchema = dateSchema.check(z.refine((day) => day >= '1970' && day < '9999', 'This day is too far away.'));

/** What is left out does not narrow the list. */
export const requestFilterSchema = z.object({
  states: z.optional(z.array(stateSchema).check(z.maxLength(REQUEST_STATES.length))),
  clientID: z.optional(clientIdSchema),
  materialID: z.optional(idSchema),
  process: z.optional(z.enum(PROCESS_CODES)),
  /** An account's sub. */
  assignee: z.optional(idSchema),
  /** Assigned to nobody, or to somebody who does not work there any more. */
  isUnassigned: z.optional(z.literal(true)),
  had: z.optional(z.enum(REQUEST_STEPS)),
  /** Received on this day at the shop or later, and on that one or earlier. */
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  words: z.optional(z.string().check(z.maxLength(200), withoutNul)),
  mark: z.optional(z.enum(REQUEST_MARKS)),
});

/** What a list can be ordered by; those without it come last. */
export const REQUEST_ORDERS = ['client', 'number', 'state', 'lines', 'received', 'due', 'value'] as const;

/** the shop's requests, the last received first unless they are ordered otherwise. */
export const listRequests = defineResource({
  name: 'listRequests',
  summary: "Lists requests for quote to the signed-in account's provider, a page at a time, and counts them by state and mark.",
  method: 'GET',
  path: 'v1/requests',
  needs: 'member',
  request: z.extend(requestFilterSchema, {
    orderBy: z.optional(z.enum(REQUEST_ORDERS)),
    /** The other way round; means something with `orderBy` alone. */
    isDescending: z.optional(z.literal(true)),
    cursor: cursorSchema,
    limit: pageLimitSchema,
  }),
  response: z.object({
    requests: z.array(requestCardSchema),
    nextCursor: nextCursorSchema,
    /** How many match; on the first page alone, and null where both states and a mark narrow the list. */
    total: z.nullable(z.int()),
    /** Of what matches, whatever state and mark are asked for; on the first page alone. */
    counts: z.nullable(
      z.object({
        states: z.record(stateSchema, z.int()),
        marks: z.record(z.enum(REQUEST_MARKS), z.int()),
      }),
    ),
  }),
});
