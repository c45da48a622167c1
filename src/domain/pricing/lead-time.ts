import type { Rate } from '../rate.ts';

/** What a shop's machines of one process get done, and how far ahead it promises. */
export interface ShopCapacity {
  /** Working days before the first part leaves, without machine and finish. */
  readonly leadTime: Rate<'days'>;
  readonly machines: Rate<'machines'>;
  /** What one of them runs on a working day. */
  readonly hoursPerDay: Rate<'h/day'>;
  /** A date further ahead is agreed in person. */
  readonly horizon: Rate<'days'>;
}

export interface LineToMake {
  readonly quantity: number;
  /** What a machine runs for one piece, whatever else lies beside it. */
  readonly pieceHours: number;
  /** A piece's share of that. */
  readonly chargedHours: number;
  readonly finishDays: number;
}

/** Whole working days until a line leaves: pieces are spread over the machines, but none is begun on one and ended on another. */
export function countLeadTimeDays({ quantity, pieceHours, chargedHours, finishDays }: LineToMake, capacity: ShopCapacity): number {
  const piecesInTurn = Math.ceil(quantity / capacity.machines.value);
  const machineDays = Math.max(pieceHours, piecesInTurn * chargedHours) / capacity.hoursPerDay.value;
  return Math.ceil(capacity.leadTime.value + Math.ceil(machineDays - ROUNDING) + finishDays);
}

/** Three times eight hours are one day, whatever floating point makes of it. */
const ROUNDING = 1e-9;

/** Why a lead time is not promised without a look, in a sentence for the customer; none where it is. */
export function findFarPromise(quantity: number, days: number, { horizon }: ShopCapacity): readonly string[] {
  if (days <= horizon.value) return [];
  const what = quantity === 1 ? 'This part' : `These ${quantity.toLocaleString('en-US')} pieces`;
  const time = `about ${days.toLocaleString('en-US')} working days to make`;
  return [`${what} would take ${time}; a date more than ${horizon.value} days ahead is agreed in person.`];
}
