import { visitorLocale } from '../../../../ui/price.tsx';

/** A moment as the visitor writes dates, to the minute. */
export function showMoment(iso: string): string {
  return new Date(iso).toLocaleString(visitorLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}
