import type { Offer } from './offers.ts';

/** Shorter lists are read faster than they are filtered. */
const WORTH_FILTERING = 7;

/** The processes that a long list can be narrowed to, in the order they appear; empty when narrowing would not help. */
export function offerGroups(offers: readonly Offer[]): readonly string[] {
  const processes = [...new Set(offers.map((offer) => offer.process))].filter((process) => process !== null);
  return offers.length >= WORTH_FILTERING && processes.length > 1 ? processes : [];
}

/** A process's usual short form: what stands in brackets at its end where there is something, for instance 'SLA'. */
export function shortProcessName(process: string): string {
  return /\(([^()]+)\)\s*$/.exec(process)?.[1] ?? process;
}

/** The offers of one process, or all of them when `process` is null. */
export function offersOf(offers: readonly Offer[], process: string | null): readonly Offer[] {
  return process === null ? offers : offers.filter((offer) => offer.process === process);
}
