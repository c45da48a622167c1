const CENT_PLACES = 2;
/** A micro-dollar. */
const FINEST_PLACES = 6;

/** A dollar amount cut where the cents end, so that the finer digits can stand back. */
export interface SplitAmount {
  /** Sign, symbol and cents, for instance '−$1,204.50'. */
  readonly cents: string;
  /** The digits below a cent, or ''. */
  readonly fine: string;
}

/** How many decimal places (2 to 6) write every amount of a receipt without rounding. */
export function amountPlaces(amounts: readonly number[]): number {
  const places = amounts.map((amount) => {
    const digits = Math.abs(amount).toFixed(FINEST_PLACES).replace(/0+$/, '');
    return digits.length - 1 - digits.indexOf('.');
  });
  return Math.max(CENT_PLACES, ...places);
}

/** Writes an amount of dollars with `places` decimals (2 to 6), cut after the cents. */
export function splitAmount(amount: number, places: number): SplitAmount {
  const fixed = Math.abs(amount).toFixed(places);
  const end = fixed.length - (places - CENT_PLACES);
  const whole = fixed.slice(0, fixed.indexOf('.')).replace(/\B(?=(\d{3})+$)/g, ',');
  const sign = amount < 0 && Number(fixed) !== 0 ? '−' : '';
  return { cents: `${sign}$${whole}${fixed.slice(fixed.indexOf('.'), end)}`, fine: fixed.slice(end) };
}

/** The decimal dollars of several amounts, summed in whole micro-dollars so that no rounding creeps in. */
export function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((micros, amount) => micros + Math.round(amount * 1_000_000), 0) / 1_000_000;
}
