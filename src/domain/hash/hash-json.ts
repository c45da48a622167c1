import { sha256Hex } from './sha256.ts';

/** The hashes of late, by the data's text: what is read anew is not hashed anew. */
const HASHES = new Map<string, string>();
/** A hundred rate cards, with a machine for each process. */
const MOST_HASHES = 600;

/** SHA-256 hex of the data's JSON with sorted keys: the same data give the same hash, whatever order they are stored in. */
export function hashJson(data: object): string {
  const text = JSON.stringify(data);
  const hash = HASHES.get(text) ?? sha256Hex(canonicalJson(data));
  for (const [oldest] of HASHES) {
    if (HASHES.size < MOST_HASHES) break;
    HASHES.delete(oldest);
  }
  HASHES.set(text, hash);
  return hash;
}

/** JSON with sorted keys: the same data give the same text. */
export function canonicalJson(data: object): string {
  return JSON.stringify(data, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
