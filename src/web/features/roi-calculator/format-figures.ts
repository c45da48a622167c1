import { LOCALE } from '#domain/language/spoken.ts';
import { currencySign } from '#domain/money/money.ts';
import { formatPrice } from '../../product/prices/price.tsx';

/** Stands for a figure that is not a number. */
const ABSENT = '--';
/** From here on digits tell less than the order of magnitude. */
const ASTRONOMIC = 1e12;

/** '$1,234.50', or '--'. */
export function formatAmount(value: number | null): string {
  if (value === null) return ABSENT;
  return value >= ASTRONOMIC ? `${currencySign('USD')}${value.toExponential(2)}` : formatPrice(value, 'USD');
}

/** '1,234.5' with as many decimals as wanted, none unless told; or '--'. */
export function formatNumber(value: number | null, decimals = 0): string {
  if (value === null) return ABSENT;
  if (value >= ASTRONOMIC) return value.toExponential(2);
  return value.toLocaleString(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** What was typed, grouped by thousands and with its decimals; or '--'. */
export function formatEntered(value: number | null): string {
  if (value === null || value >= ASTRONOMIC) return formatNumber(value);
  return value.toLocaleString(LOCALE, { maximumFractionDigits: 6 });
}

/** '17.5K': short enough for an axis; grouped where a language has no short way, as '5.000'. */
export function formatTick(value: number): string {
  return value.toLocaleString(LOCALE, { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' });
}
