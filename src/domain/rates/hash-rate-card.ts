import { hashJson } from '../hash/hash-json.ts';
import type { RateCard } from './rate-card.ts';

const HASH_OF_CARD = new WeakMap<RateCard, string>();

/** SHA-256 hex of a card: the same rates give the same hash, whatever order they are stored in. */
export function hashRateCard(rateCard: RateCard): string {
  const hash = HASH_OF_CARD.get(rateCard) ?? hashJson(rateCard);
  HASH_OF_CARD.set(rateCard, hash);
  return hash;
}
