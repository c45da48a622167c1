import type { AcceptedLine } from './quote-document.ts';
import type { RequestAct } from './request-event.ts';

/** Pieces that left together; `At` is how the reader has a point in time. */
export interface Shipment<At> {
  /** From 1. */
  readonly number: number;
  readonly at: At;
  readonly lines: readonly AcceptedLine[];
  readonly carrier: string;
  readonly tracking: string;
}

/** An order's shipments, the first first. */
export function listShipments<At>(events: readonly { readonly at: At; readonly act: RequestAct }[]): readonly Shipment<At>[] {
  return events
    .flatMap(({ at, act }) => (act.type === 'parcel-sent' ? [{ at, lines: act.lines, carrier: act.carrier, tracking: act.tracking }] : []))
    .map((shipment, index) => ({ number: index + 1, ...shipment }));
}

/** How many pieces of a line left with earlier shipments. */
export function countBefore(shipments: readonly Pick<Shipment<unknown>, 'number' | 'lines'>[], number: number, line: number): number {
  return shipments
    .filter((shipment) => shipment.number < number)
    .reduce((sum, { lines }) => sum + (lines.find((each) => each.line === line)?.quantity ?? 0), 0);
}
