import type { PostalAddress } from '#domain/shop/provider.ts';

/** A number of pieces: '1,200'. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** An address as on an envelope, a line each. */
export function formatAddress({ line1, line2, city, state, country, postalCode }: PostalAddress): string {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [line1, line2, place, country].filter((line) => line.trim() !== '').join('\n');
}
