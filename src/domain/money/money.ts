import { LOCALE } from '#domain/language/spoken.ts';
/**
 * Money inside is an integer count of micros (1e-6 of a currency's unit). What a line costs is whole smallest units of the currency, cents
 * for instance; what one of its pieces costs goes down to a micro, so that pieces × unit price is the line's total exactly.
 */
export type Micros = number;

const MICROS = 1_000_000;
/** Decimals of a micro. */
const FINEST_PLACES = 6;

const WITHOUT_DECIMALS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

/** How many decimals prices in a currency have; 2 where the code is not known. */
export function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE.has(currency) ? 3 : 2;
}

/** What so many pieces cost at a unit price, to the currency's smallest unit. */
export function totalMicros(unitPriceMicros: Micros, quantity: number, currency: string): Micros {
  return roundMicros(unitPriceMicros * quantity, currency);
}

/** To the nearest whole smallest unit of the currency, halves up. */
export function roundMicros(micros: Micros, currency: string): Micros {
  const unit = smallestUnit(currency);
  return Math.floor(micros / unit + 0.5) * unit;
}

/** Micros in a currency's smallest unit: 10,000 in a cent. */
export function smallestUnit(currency: string): Micros {
  return MICROS / countParts(currency);
}

/** Smallest units in one of a currency: 100 cents in a dollar. */
export function countParts(currency: string): number {
  return 10 ** decimalsOf(currency);
}

/** An amount of the currency's units, possibly fractional, to whole micros, rounded half up. */
export function microsFromAmount(amount: number): Micros {
  return Math.floor(amount * MICROS + 0.5);
}

/** Micros to the wire's decimal amount. */
export function amountFromMicros(micros: Micros): number {
  return micros / MICROS;
}

const FORMATS = new Map<string, Intl.NumberFormat>();

/**
 * An amount as customers read it, with its currency's decimals: '$1,234.50' (GEN-08). `places` shows up to so many decimals more. The only
 * place that writes a currency's sign.
 */
export function formatMoney(amount: number, currency: string, locale = LOCALE, places?: number): string {
  const key = `${locale} ${currency} ${places}`;
  const decimals = decimalsOf(currency);
  const format =
    FORMATS.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, places ?? 0),
    });
  FORMATS.set(key, format);
  return format.format(amount);
}

/** Micros as customers read them. */
export function formatMicros(micros: Micros, currency: string, locale?: string): string {
  return formatMoney(amountFromMicros(micros), currency, locale);
}

/** The same with a minus that stands as far from the figure as a plus would, where something is taken off. */
export function formatSigned(micros: Micros, currency: string, locale?: string): string {
  return micros < 0 ? `−${formatMicros(-micros, currency, locale)}` : formatMicros(micros, currency, locale);
}

/** What one piece costs, with as many decimals as it takes to be exact. */
export function formatUnitPrice(micros: Micros, currency: string, locale?: string): string {
  return formatMoney(amountFromMicros(micros), currency, locale, FINEST_PLACES);
}

/** What stands for a currency, for instance beside a field that takes an amount. */
export function currencySign(currency: string, locale = LOCALE): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * A share in whole smallest units of the currency, halves up, of a percent with at most four decimals. In whole numbers:
 * a product of micros and ten-thousandths of a percent is beyond what a double holds exactly.
 */
export function takePercent(micros: Micros, percent: number, currency: string): Micros {
  const unit = smallestUnit(currency);
  const whole = 1_000_000n * BigInt(unit);
  const share = BigInt(micros) * BigInt(Math.round(percent * 10_000));
  return Number((2n * share + whole) / (2n * whole)) * unit;
}

/** Amounts with a percentage added, rounded so that their sum is what the same makes of the sum of the amounts. */
export function addPercent(amounts: readonly Micros[], percent: number, currency: string): readonly Micros[] {
  let net = 0;
  let gross = 0;
  return amounts.map((amount) => {
    net += amount;
    const before = gross;
    gross = net + takePercent(net, percent, currency);
    return gross - before;
  });
}
