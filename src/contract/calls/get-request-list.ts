import * as z from 'zod/mini';
import { isCalendarDay } from '#domain/calendar-day.ts';
import { PROCESS_CODES } from '#domain/catalogue/process.ts';
import { REQUEST_STATES } from '#domain/desk/request-life.ts';
import { defineCall } from '../define-call.ts';
import { stateSchema } from '../desk/events.ts';
import { requestCardSchema } from '../desk/request.ts';
import { dateSchema, idSchema, timeSchema, withoutNul } from '../fields.ts';

/** What a request may have had, whatever became of it. */
export const REQUEST_STEPS = ['answer', 'quote', 'order'] as const;
export const REQUEST_MARKS = ['unread', 'asked', 'due', 'overdue', 'expiring'] as const;
/** Requests on one page of a list. */
const MOST_ON_A_PAGE = 100;

/** Where a page ended: the next begins after it. */
export const pageEndSchema = z.object({ receivedAt: timeSchema, requestID: idSchema });

/** Of the calendar, no earlier than any computer's clock, and such that there is a next one. */
const daySchema = dateSchema.check(z.refine((day) => isCalendarDay(day) && day >= '1970' && day < '9999'));

/** What is left out does not narrow the list. */
export const requestFilterSchema = z.object({
  states: z.optional(z.array(stateSchema).check(z.maxLength(REQUEST_STATES.length))),
  client: z.optional(z.string().check(z.maxLength(254), withoutNul)),
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

/** Beyond the specification: the shop's requests, the last received first. */
export const getRequestList = defineCall({
  name: 'getRequestList',
  summary: "Lists requests for quote to the signed-in account's provider, a page at a time, and counts them by state and mark.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'getRequestList' },
  jsonFields: ['filter', 'end', 'limit'],
  needs: 'member',
  request: z.object({
    filter: requestFilterSchema,
    end: z.optional(z.nullable(pageEndSchema)),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_ON_A_PAGE)), 50),
  }),
  response: z.object({
    success: z.literal(true),
    requests: z.array(requestCardSchema),
    /** Null on the last page. */
    end: z.nullable(pageEndSchema),
    /** Of what matches, whatever state and mark are asked for; on the first page alone. */
    counts: z.nullable(
      z.object({
        states: z.record(stateSchema, z.int()),
        marks: z.record(z.enum(REQUEST_MARKS), z.int()),
      }),
    ),
  }),
});
