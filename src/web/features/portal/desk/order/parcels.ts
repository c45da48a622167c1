import type { ShownEvent } from '#contract/desk/events.ts';
import type { AcceptedLine } from '#domain/desk/quote-document.ts';

/** A parcel that left. */
export interface Parcel {
  /** From 1. */
  readonly number: number;
  readonly at: string;
  readonly lines: readonly AcceptedLine[];
  readonly carrier: string;
  readonly tracking: string;
}

/** An order's parcels, the first first. */
export function listParcels(events: readonly ShownEvent[]): readonly Parcel[] {
  return events
    .flatMap(({ at, act }) => (act.type === 'parcel-sent' ? [{ at, lines: act.lines, carrier: act.carrier, tracking: act.tracking }] : []))
    .map((parcel, index) => ({ number: index + 1, ...parcel }));
}

/** How many pieces of a line left with earlier parcels. */
export function countBefore(parcels: readonly Parcel[], number: number, line: number): number {
  return parcels
    .filter((parcel) => parcel.number < number)
    .reduce((sum, { lines }) => sum + (lines.find((each) => each.line === line)?.quantity ?? 0), 0);
}
