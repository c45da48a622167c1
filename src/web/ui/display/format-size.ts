import { LOCALE } from '#domain/language/spoken.ts';

/** A file's size in MB (1024² bytes) with two decimals, without the unit. */
export function formatMegabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toLocaleString(LOCALE, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A file's size for reading: '12 KB' below one MB, '3.41 MB' above; never 0 for a file that holds something. */
export function formatFileSize(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} KB` : `${formatMegabytes(bytes)} MB`;
}
