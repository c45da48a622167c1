import { formatMicros, formatSigned, formatUnitPrice } from '#domain/money/money.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';

/** An amount as the visitor's locale writes it. */
export function showMicros(micros: number, currency: string): string {
  return formatMicros(micros, currency, visitorLocale());
}

/** What one piece costs: with as many decimals as it takes to be exact. */
export function showUnitPrice(micros: number, currency: string): string {
  return formatUnitPrice(micros, currency, visitorLocale());
}

/** An amount that may be taken off: with a minus of its own then. */
export function showSigned(micros: number, currency: string): string {
  return formatSigned(micros, currency, visitorLocale());
}
