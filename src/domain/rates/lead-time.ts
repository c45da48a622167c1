import type { ValueOf } from '../fields/field.ts';
import type { Rate } from '../money/rate.ts';
import type { FINISH_FIELDS, LEAD_TIME_FIELDS, SHOP_MACHINE_FIELDS } from './rate-card-fields.ts';

/** One of the lead times a customer can choose. */
export type LeadTimeOption = ValueOf<typeof LEAD_TIME_FIELDS>;
/** What machines of one kind get done. */
export type MachineCapacity = Pick<ValueOf<typeof SHOP_MACHINE_FIELDS>, 'count' | 'hoursPerDay'>;
/** How long a finish takes, and how many pieces get it on one day. */
export type FinishCapacity = Pick<ValueOf<typeof FINISH_FIELDS>, 'days' | 'perDay'>;

/** The pieces of one kind that a line asks for. */
export interface PiecesToMake {
  readonly pieces: number;
  /** What a machine runs for one piece, whatever else lies beside it. */
  readonly pieceHours: number;
  /** A piece's share of that. */
  readonly chargedHours: number;
}

/**
 * Whole working days until a line leaves: pieces are spread over the machines, but none is begun on one and ended on another. Kinds are
 * made one after the other, or longest first on whichever machine is free; the sooner counts.
 */
export function countLeadTimeDays(
  kinds: readonly PiecesToMake[],
  finishDays: number,
  { count: { value: machines }, hoursPerDay }: MachineCapacity,
  { days }: Pick<LeadTimeOption, 'days'>,
): number {
  const longest = kinds.reduce((most, { pieceHours }) => Math.max(most, pieceHours), 0);
  const inTurn = kinds.reduce((sum, { pieces, chargedHours }) => sum + Math.ceil(pieces / machines) * chargedHours, 0);
  const machineDays = Math.max(longest, Math.min(inTurn, boundLongestFirst(kinds, machines))) / hoursPerDay.value;
  return Math.ceil(days.value + Math.ceil(machineDays - ROUNDING) + finishDays);
}

/** Hours until the last is done, at most: a piece waits until a machine is free, which is no later than all before it take, shared evenly. */
function boundLongestFirst(kinds: readonly PiecesToMake[], machines: number): number {
  let [pieces, hours, most] = [0, 0, 0];
  for (const kind of kinds.toSorted((a, b) => b.chargedHours - a.chargedHours)) {
    pieces += kind.pieces;
    hours += kind.pieces * kind.chargedHours;
    const waited = pieces > machines ? (hours - kind.chargedHours) / machines : 0;
    most = Math.max(most, waited + kind.chargedHours);
  }
  return most;
}

/** Working days that a finish takes: its own, and one more for each day's work beyond the first. */
export function countFinishDays(pieces: number, { days, perDay }: FinishCapacity): number {
  return days.value + (perDay.value > 0 ? Math.ceil(pieces / perDay.value) - 1 : 0);
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
