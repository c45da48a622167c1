import * as z from 'zod/mini';
import { floorCardSchema } from '../../desk/floor.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { withoutNul } from '../../schemas/fields.ts';
import { cursorSchema, nextCursorSchema, pageLimitSchema } from '../../schemas/page.ts';

/** for everybody who works there: without prices. */
export const listFloorOrders = defineResource({
  name: 'listFloorOrders',
  summary: "Lists the orders of the signed-in account's provider without their prices, a page at a time: those to be made, or all.",
  method: 'GET',
  path: 'v1/floor/orders',
  needs: 'staff',
  request: z.object({
    /** Those that have left, too. */
    isAll: z.optional(z.literal(true)),
    words: z.optional(z.string().check(z.maxLength(200), withoutNul)),
    cursor: cursorSchema,
    limit: pageLimitSchema,
  }),
  response: z.object({ orders: z.array(floorCardSchema), nextCursor: nextCursorSchema }),
});
