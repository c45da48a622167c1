import type { RateCard } from './rate-card.ts';
import { sha256Hex } from './sha256.ts';

const HASHES = new WeakMap<RateCard, string>();

/** SHA-256 hex of the card's JSON with sorted keys: the same rates give the same hash, whatever order they are stored in. */
export function hashRateCard(rateCard: RateCard): string {
  const known = HASHES.get(rateCard);
  if (known !== undefined) return known;
  const hash = sha256Hex(canonicalJson(rateCard));
  HASHES.set(rateCard, hash);
  return hash;
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
