import { canonicalJson } from './canonical-json.ts';
import type { RateCard } from './rate-card.ts';
import { sha256Hex } from './sha256.ts';

const HASH_OF_CARD = new WeakMap<RateCard, string>();
/** The hashes of the cards of late, by the cards' text: a card that is read anew is not hashed anew. */
const HASHES = new Map<string, string>();
const MOST_HASHES = 100;

/** SHA-256 hex of the card's JSON with sorted keys: the same rates give the same hash, whatever order they are stored in. */
export function hashRateCard(rateCard: RateCard): string {
  const known = HASH_OF_CARD.get(rateCard);
  if (known !== undefined) return known;
  const text = JSON.stringify(rateCard);
  const hash = HASHES.get(text) ?? sha256Hex(canonicalJson(rateCard));
  HASH_OF_CARD.set(rateCard, hash);
  for (const [oldest] of HASHES) {
    if (HASHES.size < MOST_HASHES) break;
    HASHES.delete(oldest);
  }
  HASHES.set(text, hash);
  return hash;
}
