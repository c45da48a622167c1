import * as z from 'zod/mini';
import { lifeVersionSchema } from '../../desk/events.ts';
import { floorOrderSchema } from '../../desk/floor.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema } from '../../schemas/fields.ts';
import { floorActSchema } from '../desk/act-on-request.ts';

/** Refused with 409 where the order has changed since `version`, but for notes. */
export const actOnFloorOrder = defineResource({
  name: 'actOnFloorOrder',
  summary: 'Adds what was done to an order where it is made: lines started and finished, a parcel sent, a note.',
  method: 'POST',
  path: 'v1/floor/orders/{requestID}/events',
  needs: 'staff',
  ifMatch: 'version',
  etag: 'order.life.version',
  stores: true,
  wakes: 'mails',
  request: z.object({ requestID: idSchema, version: lifeVersionSchema, act: floorActSchema }),
  response: z.object({ order: floorOrderSchema }),
});
