import type { PostalAddress } from '#domain/provider.ts';

/** A number of pieces: '1,200'. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** 'YYYY-MM-DD' as 'November 23, 2026'. */
export function formatDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** An address as on an envelope, a line each. */
export function formatAddress({ line1, line2, city, state, country, postalCode }: PostalAddress): string {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [line1, line2, place, country].filter((line) => line.trim() !== '').join('\n');
}
