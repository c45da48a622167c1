import { readField, writeRows } from '../trade/address-form.ts';
import { findCountry } from '../trade/countries.ts';
import type { PostalAddress } from './provider.ts';

/**
 * An address row by row as its country writes it, on pages and on paper alike. What is left empty, or says that there is nothing, stands
 * nowhere; nor does what another row says already, or a state where addresses have none.
 */
export function listAddress(address: PostalAddress): readonly string[] {
  const read = (field: keyof PostalAddress) => readField(address[field]);
  const words = { N: '', O: '', A: read('line1'), B: read('line2'), Z: read('postalCode'), C: read('city'), S: read('state') };
  return [...new Set([...writeRows(findCountry(address.country), words), read('country')])].filter((row) => row !== '');
}
