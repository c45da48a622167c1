import type { Extents } from '#domain/part.ts';
import type { Unit } from '#domain/units.ts';

/** '10 × 12.5 × 4 mm': each length with up to 2 decimals, in inches up to 3; what would come out as nothing with 2 digits. */
export function formatDimensions(dimensions: Extents, unit: Unit): string {
  const lengths = [dimensions.x, dimensions.y, dimensions.z];
  const maximumFractionDigits = unit === 'in' ? 3 : 2;
  const usual = new Intl.NumberFormat('en-US', { maximumFractionDigits });
  const tiny = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
  const write = (length: number) => (length > 0 && length < 10 ** -maximumFractionDigits ? tiny : usual).format(length);
  return `${lengths.map(write).join(' × ')} ${unit}`;
}

/** A file's size in MB (1024² bytes) with two decimals, without the unit. */
export function formatMegabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(2);
}

/** A file's size for reading: '12 KB' below one MB, '3.41 MB' above; never 0 for a file that holds something. */
export function formatFileSize(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${formatMegabytes(bytes)} MB`;
}
