import { decimalsOf, formatMoney } from '#domain/money/money.ts';
import { visitorLocale } from '../../language/visitor-locale.ts';
import { DECIMAL_MARK } from '../../ui/forms/parse-figure.ts';

/** A micro. */
const FINEST_PLACES = 6;

/** An amount cut where the currency's decimals end, so that the finer digits can stand back. */
export interface SplitAmount {
  /** Up to the last decimal of the currency, for instance '−$1,204.50'. */
  readonly main: string;
  /** The digits below, or ''. */
  readonly fine: string;
  /** What the locale writes behind, or ''. */
  readonly end: string;
}

/** How many decimal places, up to 6, write every amount of a receipt without rounding. */
export function amountPlaces(amounts: readonly number[], currency: string): number {
  const places = amounts.map((amount) => {
    const digits = Math.abs(amount).toFixed(FINEST_PLACES).replace(/0+$/, '');
    return digits.length - 1 - digits.indexOf('.');
  });
  return Math.max(decimalsOf(currency), ...places);
}

/** Writes an amount with `places` decimals, cut after those of its currency. */
export function splitAmount(amount: number, places: number, currency: string): SplitAmount {
  const decimals = decimalsOf(currency);
  const fixed = Number(amount.toFixed(places));
  // The formatter rounds; what is cut off is written behind it.
  const text = formatMoney(Math.trunc(Math.abs(fixed) * 10 ** decimals) / 10 ** decimals, currency, visitorLocale());
  const lastDigit = text.search(/\p{Nd}(?!.*\p{Nd})/u) + 1;
  const sign = fixed < 0 ? '−' : '';
  const fine = Math.abs(fixed).toFixed(places).split('.')[1]?.slice(decimals) ?? '';
  return {
    main: sign + text.slice(0, lastDigit),
    fine: decimals === 0 && fine !== '' ? DECIMAL_MARK + fine : fine,
    end: text.slice(lastDigit),
  };
}
