import { LOCALE } from '#domain/language/spoken.ts';
import { CURRENCIES } from '#domain/money/currencies.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sayFormula } from '#domain/sentences/receipts.ts';
import { visitorLocale, writePercent } from '../../language/visitor-locale.ts';

const SIGNIFICANT_DIGITS = 6;
/** Made with the first figure: pages that show none need not wait for it. */
let formatter: Intl.NumberFormat | undefined;
/** A micro. */
const FINEST_PLACES = 6;

/** Writes one figure of a receipt with its unit as a customer reads it, for instance '12.4 cm³', '35%' or '$45.00 / h'. */
export function formatFigure(value: number | string, unit: string): string {
  const [over = '', ...under] = unit.split('/').map(raisePower);
  if (over === 'x') {
    return `× ${write(value)}`;
  }
  if (over === '%') return writePercent(write(value));
  if (CURRENCIES.includes(over)) {
    const amount = typeof value === 'number' ? formatMoney(value, over, visitorLocale(), FINEST_PLACES) : value;
    return [amount, ...under.map(sayFormula)].join(' / ');
  }
  const counted = over === 'pieces' && value === 1 ? 'piece' : over;
  return [write(value), sayFormula([counted, ...under].join('/'))].join(' ').trim();
}

function write(value: number | string): string {
  if (typeof value !== 'number') return value;
  formatter ??= new Intl.NumberFormat(LOCALE, { maximumSignificantDigits: SIGNIFICANT_DIGITS });
  return formatter.format(value);
}

/** 'cm3' to 'cm³'. */
function raisePower(unit: string): string {
  return unit.replace(/^([a-z]+)([23])$/, (_all, base: string, power: string) => base + (power === '2' ? '²' : '³'));
}
