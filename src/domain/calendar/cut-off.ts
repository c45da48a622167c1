import type { ShopCalendar } from './ship-date.ts';

/** From when on an order counts as the next working day's. */
export type CutOff = Pick<ShopCalendar, 'cutOff' | 'timeZone'>;

/** What of a shop's calendar its customers are told. */
export function cutOffOf({ cutOff, timeZone }: ShopCalendar): CutOff {
  return { cutOff, timeZone };
}

/** From which day lead times count, in words for customers: beside each lead time or ship date, which can't be understood without. */
export function spellCutOff({ cutOff, timeZone }: CutOff): string {
  return `Business days count from your order. An order at ${cutOff} or later (${spellZone(timeZone)}), or on a day off, counts from the next business day.`;
}

/** 'America/New_York' as 'New York time'. */
function spellZone(timeZone: string): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return /^(UTC|GMT\b.*)$/.test(place) ? place : `${place} time`;
}
