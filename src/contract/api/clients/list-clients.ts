import * as z from 'zod/mini';
import { clientCardSchema, organizationKeySchema } from '../../desk/clients.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { withoutNul } from '../../schemas/fields.ts';
import { cursorSchema, nextCursorSchema, pageLimitSchema } from '../../schemas/page.ts';

/** What a list can be ordered by; amounts of several currencies count together. */
export const CLIENT_ORDERS = ['name', 'organization', 'people', 'requests', 'orders', 'last', 'quoted', 'ordered'] as const;

/** who sent requests to the shop, whose last one is the newest first unless they are ordered otherwise. */
export const listClients = defineResource({
  name: 'listClients',
  summary: "Lists the people, or the organizations, that sent requests to the signed-in account's provider, a page at a time.",
  method: 'GET',
  path: 'v1/clients',
  needs: 'member',
  request: z.object({
    by: z._default(z.enum(['person', 'organization']), 'person'),
    words: z.optional(z.string().check(z.maxLength(200), withoutNul)),
    /** Only those who ever asked for this organization. */
    organization: z.optional(organizationKeySchema),
    orderBy: z.optional(z.enum(CLIENT_ORDERS)),
    /** The other way round; means something with `orderBy` alone. */
    isDescending: z.optional(z.literal(true)),
    cursor: cursorSchema,
    limit: pageLimitSchema,
  }),
  response: z.object({
    clients: z.array(clientCardSchema),
    nextCursor: nextCursorSchema,
    /** Whether there is any request at all. */
    hasRequests: z.boolean(),
  }),
});
