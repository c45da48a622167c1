import type { FloorOrder } from '#contract/desk/floor.ts';
import type { WireDeskRequest } from '#contract/desk/request.ts';
import type { RequestState } from '#domain/desk/request-life.ts';
import { actOnRequest } from '../desk/act-on-request.ts';
import { describeForShop } from '../desk/describe-request.ts';
import { findRequest, UNKNOWN_REQUEST } from '../desk/find-request.ts';
import { listRequests } from '../desk/list-requests.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused, type Refusal, refuse } from '../shared/refusal.ts';
import { describeFloorCard, describeFloorOrder } from './describe-floor-order.ts';

const TO_BE_MADE: readonly RequestState[] = ['accepted', 'in-production'];

/** A page of the provider's orders. */
const listFloorOrders: Handlers['listFloorOrders'] = async (context, { isAll, words, cursor, limit }) => {
  const states = isAll === true ? {} : { states: [...TO_BE_MADE] };
  const listed = await listRequests(context, { had: 'order', ...states, ...(words === undefined ? {} : { words }), cursor, limit });
  if (isRefused(listed)) return listed;
  return { orders: listed.requests.flatMap(describeFloorCard), nextCursor: listed.nextCursor };
};

/** One of the provider's orders. */
const getFloorOrder: Handlers['getFloorOrder'] = async ({ ports, member }, { requestID }) => {
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  const order = orderOf(await describeForShop(ports, member, found));
  return isRefused(order) ? order : { order, timeZone: member.provider.rateCard.calendar.timeZone };
};

/** Adds what somebody who makes it did to an order. */
const actOnFloorOrder: Handlers['actOnFloorOrder'] = async (context, { requestID, version, act }) => {
  const { ports, member } = context;
  const found = await findRequest(ports, member, requestID);
  if (isRefused(found)) return found;
  if (found.order === null) return refuse(404, 'unknown-request', UNKNOWN_REQUEST);
  const done = await actOnRequest(context, { requestID, version, act });
  if (isRefused(done)) return done;
  const order = orderOf(done.request);
  return isRefused(order) ? order : { order };
};

/** What nothing was ordered of is answered like what does not exist. */
function orderOf(request: WireDeskRequest): FloorOrder | Refusal {
  return describeFloorOrder(request) ?? refuse(404, 'unknown-request', UNKNOWN_REQUEST);
}

export const floorHandlers = { listFloorOrders, getFloorOrder, actOnFloorOrder } satisfies Partial<Handlers>;
