import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { clientCardSchema, clientEndSchema, clientKeySchema } from '../desk/clients.ts';
import { withoutNul } from '../fields.ts';

/** Clients on one page of a list. */
const MOST_ON_A_PAGE = 100;

/** Beyond the specification: who sent requests to the shop, whose last one is the newest first. */
export const getClientList = defineCall({
  name: 'getClientList',
  summary: "Lists the people, or the organizations, that sent requests to the signed-in account's provider, a page at a time.",
  path: 'IN_DeskAPI',
  action: { field: 'deskAction', value: 'getClientList' },
  jsonFields: ['end', 'limit'],
  needs: 'member',
  request: z.object({
    by: z._default(z.enum(['person', 'organization']), 'person'),
    words: z.optional(z.string().check(z.maxLength(200), withoutNul)),
    /** Only those who ever asked for this organization. */
    organization: z.optional(clientKeySchema),
    end: z.optional(z.nullable(clientEndSchema)),
    limit: z._default(z.int().check(z.minimum(1), z.maximum(MOST_ON_A_PAGE)), 50),
  }),
  response: z.object({
    success: z.literal(true),
    clients: z.array(clientCardSchema),
    /** Null on the last page. */
    end: z.nullable(clientEndSchema),
    /** Whether there is any request at all. */
    hasRequests: z.boolean(),
  }),
});
