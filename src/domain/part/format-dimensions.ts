import { LOCALE } from '#domain/language/spoken.ts';
import type { Extents } from './part.ts';
import type { Unit } from './units.ts';

/** '10 × 12.5 × 4 mm': each length with up to 2 decimals, in inches up to 3; what would come out as nothing with 2 digits. */
export function formatDimensions(dimensions: Extents, unit: Unit, locale = LOCALE): string {
  const lengths = [dimensions.x, dimensions.y, dimensions.z];
  const maximumFractionDigits = unit === 'in' ? 3 : 2;
  const usual = new Intl.NumberFormat(locale, { maximumFractionDigits });
  const tiny = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const write = (length: number) => (length > 0 && length < 10 ** -maximumFractionDigits ? tiny : usual).format(length);
  return `${lengths.map(write).join(' × ')} ${unit}`;
}
