import { amountFromMicros, formatMicros, formatMoney } from '#domain/money.ts';
import { visitorLocale } from './price.tsx';

/** Decimals that a unit price may have beyond its currency's: a micro. */
const FINEST_PLACES = 6;

/** An amount as the visitor's locale writes it. */
export function showMicros(micros: number, currency: string): string {
  return formatMicros(micros, currency, visitorLocale());
}

/** What one piece costs: with as many decimals as it takes to be exact. */
export function showUnitPrice(micros: number, currency: string): string {
  return formatMoney(amountFromMicros(micros), currency, visitorLocale(), FINEST_PLACES);
}
