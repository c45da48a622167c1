import { visitorLocale } from '../../language/visitor-locale.ts';

/** A day of the calendar ('YYYY-MM-DD') in words, for instance 'Nov 30, 2026'. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat(visitorLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment (as `toISOString` writes it) at the visitor's clock, to the minute. */
export function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString(visitorLocale(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** A day without its year, for instance 'Nov 30': where others beside it tell which. */
export function formatShortDay(day: string): string {
  return new Intl.DateTimeFormat(visitorLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
