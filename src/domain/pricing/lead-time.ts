import type { Rate } from '../rate.ts';

/** One of the lead times a customer can choose. */
export interface LeadTimeOption {
  /** Within its process. */
  readonly id: string;
  /** As customers read it, for instance 'Express'. */
  readonly name: string;
  /** Working days before the first part leaves, without machine and finish. */
  readonly days: Rate<'days'>;
  /** Added to the price. */
  readonly surcharge: Rate<'%'>;
  /** A line that takes more machine time than this isn't offered it; 0 is no limit. */
  readonly mostHours: Rate<'h'>;
}

/** What machines of one kind get done. */
export interface MachineCapacity {
  readonly count: Rate<'machines'>;
  /** What one of them runs on a working day. */
  readonly hoursPerDay: Rate<'h/day'>;
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
export function countLeadTimeDays(
  { quantity, pieceHours, chargedHours, finishDays }: LineToMake,
  capacity: MachineCapacity,
  { days }: Pick<LeadTimeOption, 'days'>,
): number {
  const piecesInTurn = Math.ceil(quantity / capacity.count.value);
  const machineDays = Math.max(pieceHours, piecesInTurn * chargedHours) / capacity.hoursPerDay.value;
  return Math.ceil(days.value + Math.ceil(machineDays - ROUNDING) + finishDays);
}

/** Three times eight hours are one day, whatever floating point makes of it. */
const ROUNDING = 1e-9;

/** Whether a line of so many machine hours can have a lead time. */
export function isLeadTimeOffered({ mostHours }: LeadTimeOption, lineHours: number): boolean {
  return mostHours.value === 0 || lineHours <= mostHours.value;
}

/** Why a lead time is not promised without a look, in a sentence for the customer; none where it is. */
export function findFarPromise(quantity: number, days: number, horizon: Rate<'days'>): readonly string[] {
  if (days <= horizon.value) return [];
  const what = quantity === 1 ? 'This part' : `These ${quantity.toLocaleString('en-US')} pieces`;
  const time = `about ${days.toLocaleString('en-US')} business days to make`;
  return [`${what} would take ${time}; a date more than ${horizon.value} days ahead is agreed in person.`];
}
