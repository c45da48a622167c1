import * as z from 'zod/mini';
import { MAX_QUANTITY } from '#domain/part/quantity.ts';
import { type InstantOrders, NO_INSTANT_ORDERS } from '#domain/pricing/instant-orders.ts';
import { idSchema } from '../schemas/fields.ts';
import type { SettingsKind } from './settings-kind.ts';

/** No order without a look comes to more: a million of the currency's units. */
export const MOST_INSTANT_MICROS = 1_000_000_000_000;

export const instantOrdersSchema: z.ZodMiniType<InstantOrders> = z.object({
  isOn: z.boolean(),
  mostMicros: z.int().check(z.minimum(0), z.maximum(MOST_INSTANT_MICROS)),
  mostPieces: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  materialIds: z.array(idSchema).check(z.maxLength(500)),
});

export const INSTANT_ORDERS: SettingsKind<InstantOrders> = {
  name: 'instant-orders',
  schema: instantOrdersSchema,
  initial: NO_INSTANT_ORDERS,
};
