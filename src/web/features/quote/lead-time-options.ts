import type { QuoteLine } from '#contract/schemas/quote-line.ts';
import { isDateOnRequest } from '#domain/calendar/calendar-day.ts';
import { amountFromMicros, microsFromAmount, totalMicros } from '#domain/money/money.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { formatPrice } from '../../product/prices/price.tsx';
import type { SelectOption } from '../../ui/forms/choice-select.tsx';
import { texts } from './texts.ts';

/** A line's lead times as they are chosen from: name, the day it ships by, and what it costs more or less than the present one. */
export function leadTimeOptions({ leadTimes, leadTimeID, quantity, price, currency, furthestDays }: QuoteLine): readonly SelectOption[] {
  const totalAt = (unitPrice: number) => totalMicros(microsFromAmount(unitPrice), quantity, currency);
  return leadTimes.map((option) => {
    const difference = amountFromMicros(totalAt(option.price) - totalAt(price));
    const isPresent = option.leadTimeID === leadTimeID || option.price === 0;
    const surcharge = isPresent ? '' : ` (${difference < 0 ? '−' : '+'}${formatPrice(Math.abs(difference), currency)})`;
    return {
      value: option.leadTimeID,
      label: `${texts.change.leadTime(option.name, isDateOnRequest(option.days, furthestDays) ? null : formatShipDay(option.shipBy))}${surcharge}`,
    };
  });
}

/** A day in words, for instance 'Mon, Nov 30'; one of another year than `today` with it. */
export function formatShipDay(day: string, today = new Date()): string {
  const year = day.startsWith(`${today.getFullYear()}-`) ? {} : ({ year: 'numeric' } as const);
  const format = { weekday: 'short', month: 'short', day: 'numeric', ...year, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(visitorLocale(), format).format(new Date(`${day}T00:00:00Z`));
}
