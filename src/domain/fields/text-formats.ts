import { isCalendarDay } from '../calendar/calendar-day.ts';
import { isTimeZone } from '../calendar/ship-date.ts';
import { CURRENCIES } from '../money/currencies.ts';
import type { TextFormat } from './field.ts';

/** More would not fit where it is shown. */
export const LONGEST_LINE = 200;

/** Formats that a pattern is enough for. */
export const TEXT_PATTERNS = {
  id: /^[a-z0-9-]{1,64}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  color: /^#[0-9a-f]{6}$/,
} as const satisfies Partial<Record<TextFormat, RegExp>>;

/** What a text has to be. */
export const TEXT_FORMATS: Readonly<Record<TextFormat, (text: string) => boolean>> = {
  any: () => true,
  url: () => true,
  line: (text) => text.trim() !== '' && text.length <= LONGEST_LINE,
  id: (text) => TEXT_PATTERNS.id.test(text),
  time: (text) => TEXT_PATTERNS.time.test(text),
  color: (text) => TEXT_PATTERNS.color.test(text),
  day: isCalendarDay,
  currency: (text) => CURRENCIES.includes(text),
  timeZone: isTimeZone,
};
