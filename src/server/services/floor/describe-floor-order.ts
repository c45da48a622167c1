import type { FloorCard, FloorOrder } from '#contract/desk/floor.ts';
import type { WireDeskRequest, WireRequestCard } from '#contract/desk/request.ts';
import { listShipments } from '#domain/desk/shipments.ts';

/**
 * An order as whoever makes it sees it; null where nothing was ordered. This is the one place where prices are left out: what isn't
 * named here doesn't reach the shop floor.
 */
export function describeFloorOrder({
  life,
  order,
  contact,
  quotes,
  events,
  lines,
  files,
  papers,
  requestID,
}: WireDeskRequest): FloorOrder | null {
  const quote = quotes.find(({ revision }) => revision === order?.quote.revision);
  if (order === null || quote === undefined) return null;
  const { state, version, dueOn } = life;
  const promised = events.flatMap(({ act }) => (act.type === 'due-set' || act.type === 'accepted' ? [act.dueOn] : []));
  return {
    requestID,
    orderNumber: order.number,
    life: { state, version, dueOn, order: life.order },
    promisedOn: dueOn ?? promised.at(-1) ?? null,
    customer: { name: contact.name, organization: contact.organization },
    purchaseOrder: order.purchaseOrder,
    deliverTo: order.deliverTo,
    shop: { name: quote.shop.name, address: quote.shop.address },
    lines: order.lines.flatMap(({ line, quantity, note }) => {
      const asked = lines.find((of) => of.line === line);
      if (asked === undefined) return [];
      const { partID, filename, image, internalFilename, materialID, material, color, colorRgb, finish } = asked;
      const made = { partID, filename, image, internalFilename, materialID, material, color, colorRgb, finish };
      const { unit, dimensions, wishes, isFileShared } = asked;
      return [{ line, quantity, note, ...made, unit, dimensions, wishes, isFileShared }];
    }),
    shipments: listShipments(events).map((shipment) => {
      const note = papers.find((paper) => paper.kind === 'delivery-note' && paper.parcel === shipment.number);
      const contents = note?.kind === 'delivery-note' ? note.contents : undefined;
      return { ...shipment, lines: [...shipment.lines], noteNumber: note?.number ?? null, contents: contents ?? null };
    }),
    notes: events.flatMap(({ at, actor, act }) =>
      act.type === 'note' && actor.kind === 'member' ? [{ at, by: actor.name, text: act.text }] : [],
    ),
    files,
  };
}

/** The same in a list; none of a request that nothing was ordered of. */
export function describeFloorCard(card: WireRequestCard): readonly FloorCard[] {
  const { requestID, orderNumber, state, dueOn, isOverdue, clientName, organization, lineCount } = card;
  return orderNumber === null ? [] : [{ requestID, orderNumber, state, dueOn, isOverdue, clientName, organization, lineCount }];
}
