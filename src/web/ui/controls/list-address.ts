import type { PostalAddress } from '#domain/shop/provider.ts';

/** An address row by row; rows that are empty, or say what another does, are left out. */
export function listAddress({ line1, line2, city, state, country, postalCode }: PostalAddress): readonly string[] {
  const place = [postalCode, city].filter((word) => word !== '').join(' ');
  const region = [state, country].filter((word) => word !== '').join(', ');
  return [...new Set([line1, line2, place, region])].filter((row) => row !== '');
}
