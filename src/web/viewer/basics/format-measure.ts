import { LOCALE } from '#domain/language/spoken.ts';
import { areaInUnit, lengthInUnit, type Unit } from '#domain/part/units.ts';

const DIGITS = { mm: 2, cm: 3, in: 3 } as const satisfies Record<Unit, number>;

/** '12.5 mm'; to a hundredth of a millimetre, or a thousandth of a centimetre or an inch. */
export function formatLength(lengthMm: number, unit: Unit): string {
  return `${format(lengthInUnit(lengthMm, unit), DIGITS[unit])} ${unit}`;
}

/** As above, with a digit less, for what need not be known so well. */
export function formatAbout(lengthMm: number, unit: Unit): string {
  return `${format(lengthInUnit(lengthMm, unit), DIGITS[unit] - 1)} ${unit}`;
}

/** '1,250.5 mm²'. */
export function formatArea(areaMm2: number, unit: Unit): string {
  return `${format(areaInUnit(areaMm2, unit), DIGITS[unit])} ${unit}²`;
}

function format(value: number, digits: number): string {
  // Rounded first, so that a tiny negative number is no '-0'.
  const rounded = Number(value.toFixed(digits)) || 0;
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: digits }).format(rounded);
}
