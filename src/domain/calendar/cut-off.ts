import type { ShopCalendar } from './ship-date.ts';

/** From when on an order counts as the next working day's. */
export type CutOff = Pick<ShopCalendar, 'cutOff' | 'timeZone'>;

/** What of a shop's calendar its customers are told. */
export function cutOffOf({ cutOff, timeZone }: ShopCalendar): CutOff {
  return { cutOff, timeZone };
}
