import * as z from 'zod/mini';
import { floorOrderSchema } from '../../desk/floor.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';

/** for everybody who works there: without prices. */
export const getFloorOrder = defineResource({
  name: 'getFloorOrder',
  summary: "Answers one order of the signed-in account's provider as whoever makes it needs it, without its prices.",
  method: 'GET',
  path: 'v1/floor/orders/{requestID}',
  needs: 'staff',
  etag: 'order.life.version',
  request: z.object({ requestID: idSchema }),
  response: z.object({
    order: floorOrderSchema,
    /** By which the shop's days are counted, for instance 'Europe/Berlin'. */
    timeZone: z.string(),
  }),
});
