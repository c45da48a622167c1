import type { PostalAddress } from './provider.ts';

/** What people type into a field that has to be filled and that their address has not. */
const NOTHING = /^(?:[\s\-–—./]*|n\s*\/?\s*a|none)$/i;

/**
 * An address row by row, on pages and on paper alike. What is left empty, or says that there is nothing, stands nowhere; nor does what
 * another row says already. A code stands behind the state, as in 'Springfield, OR 97477', and before a city that has none.
 */
export function listAddress(address: PostalAddress): readonly string[] {
  const read = (field: keyof PostalAddress) => (NOTHING.test(address[field]) ? '' : address[field].trim());
  const join = (words: readonly string[], between: string) => words.filter(Boolean).join(between);
  const [city, state, postalCode] = [read('city'), read('state'), read('postalCode')];
  const place = state === '' ? join([postalCode, city], ' ') : join([city, join([state, postalCode], ' ')], ', ');
  return [...new Set([read('line1'), read('line2'), place, read('country')])].filter((row) => row !== '');
}
