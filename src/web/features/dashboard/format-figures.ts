import { amountFromMicros } from '#domain/money/money.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { texts } from './texts.ts';

const HOURS_IN_A_DAY = 24;

export function formatCount(count: number): string {
  return count.toLocaleString(visitorLocale());
}

/** A sum as an axis has it: without decimals where there are none. */
export function formatRoundSum(micros: number, currency: string): string {
  const asMoney = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return amountFromMicros(micros).toLocaleString(visitorLocale(), asMoney);
}

/** A share as a percentage; a dash where there is nothing to have a share of. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return texts.none;
  return (part / whole).toLocaleString(visitorLocale(), { style: 'percent', maximumFractionDigits: part / whole < 0.1 ? 1 : 0 });
}

/** A deviation as a percentage with its sign. */
export function formatDeviation(deviation: number): string {
  return deviation.toLocaleString(visitorLocale(), { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 });
}

/** Up to an hour in minutes, up to two days in hours, then in days. */
export function formatHours(hours: number): string {
  const written = (value: number) => value.toLocaleString(visitorLocale(), { maximumFractionDigits: 1 });
  if (hours < 1) return texts.minutes(Math.round(hours * 60).toLocaleString(visitorLocale()));
  return hours <= 2 * HOURS_IN_A_DAY ? texts.hours(written(hours)) : texts.daysLong(written(hours / HOURS_IN_A_DAY));
}
