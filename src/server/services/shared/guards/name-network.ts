import { isIPv6 } from 'node:net';

/**
 * What counts as one address: an IPv4 address, or an IPv6 network of 64 bits, since whoever has an address in one has all of them.
 * Text that is neither stays as it is.
 */
export function nameNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0');
  return `${[...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':')}::/64`;
}
