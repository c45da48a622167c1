import type { ShownEvent } from '#contract/desk/events.ts';
import type { AcceptedLine } from '#domain/desk/quote-document.ts';

/** Pieces that left together. */
export interface Shipment {
  /** From 1. */
  readonly number: number;
  readonly at: string;
  readonly lines: readonly AcceptedLine[];
  readonly carrier: string;
  readonly tracking: string;
}

/** An order's shipments, the first first. */
export function listShipments(events: readonly ShownEvent[]): readonly Shipment[] {
  return events
    .flatMap(({ at, act }) => (act.type === 'parcel-sent' ? [{ at, lines: act.lines, carrier: act.carrier, tracking: act.tracking }] : []))
    .map((shipment, index) => ({ number: index + 1, ...shipment }));
}

/** How many pieces of a line left with earlier shipments. */
export function countBefore(shipments: readonly Shipment[], number: number, line: number): number {
  return shipments
    .filter((shipment) => shipment.number < number)
    .reduce((sum, { lines }) => sum + (lines.find((each) => each.line === line)?.quantity ?? 0), 0);
}
