import { lengthInUnit, type Unit } from '#domain/units.ts';

const LENGTH = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const FINE = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** A length for a label: two decimals, and three digits below one of the unit. */
export function formatLength(mm: number, unit: Unit): string {
  const length = lengthInUnit(mm, unit);
  return `${Math.abs(length) < 1 ? FINE.format(length) : LENGTH.format(length)} ${unit}`;
}
