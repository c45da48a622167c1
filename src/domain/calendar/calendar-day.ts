const DAY_MS = 86_400_000;

/** Whether a text is a day of the calendar as 'YYYY-MM-DD'. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day so many days after another; `days` may be negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one to another, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** Of more days than these, months are told apart, else weeks. */
const MOST_DAYS_IN_WEEKS = 100;

/** A period's weeks, from Monday on, or its months; the first and the last as far as the period goes. */
export function splitPeriod({ from, to }: Span): readonly Span[] {
  const isByMonth = addDays(from, MOST_DAYS_IN_WEEKS) <= to;
  const begins = (day: string) => (isByMonth ? day.endsWith('-01') : new Date(`${day}T00:00:00Z`).getUTCDay() === 1);
  const spans: Span[] = [];
  for (let start = from; start <= to; ) {
    let next = addDays(start, 1);
    while (next <= to && !begins(next)) next = addDays(next, 1);
    spans.push({ from: start, to: addDays(next, -1) });
    start = next;
  }
  return spans;
}

/** Half a year, where it is not known how far ahead a shop promises days. */
const FURTHEST_TOLD_DAYS = 125;

/** Whether customers are told an instant lead time, in business days, or that the date is on request: beyond `furthestDays`. */
export function isDateOnRequest(days: number, furthestDays = FURTHEST_TOLD_DAYS): boolean {
  return days > furthestDays;
}
