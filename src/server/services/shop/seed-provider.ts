import { hashRateCard } from '#domain/rates/hash-rate-card.ts';
import type { RateCard } from '#domain/rates/rate-card.ts';
import { DEMO_PROVIDER } from '#domain/shop/demo-provider.ts';
import type { Ports } from '../shared/ports.ts';

/** The author of versions that came from the operator's file. */
const FILE = 'RATE_CARD_FILE';

/** At start: makes sure that the first provider exists, and publishes the card of the operator's file for it where that is new. */
export async function seedProvider(ports: Pick<Ports, 'records' | 'clock'>, rateCard: RateCard | null): Promise<void> {
  const { providers } = ports.records;
  if ((await providers.find(DEMO_PROVIDER.id)) === null) await providers.save(DEMO_PROVIDER);
  if (rateCard !== null) await publishFile(ports, rateCard);
}

/**
 * A card that was published from the file before is left alone: what the owner has published since then stays. Of several processes
 * that start at once, one publishes.
 */
async function publishFile({ records, clock }: Pick<Ports, 'records' | 'clock'>, rateCard: RateCard): Promise<void> {
  const { id } = DEMO_PROVIDER;
  const [newest] = await records.rateCards.listVersions(id);
  if (newest === undefined) return;
  // The card that a provider began with may have come from the file before there were versions.
  const fromFile = (await records.rateCards.findLastBy(id, FILE)) ?? (await records.rateCards.findVersion(id, 1))?.card;
  const published = (await records.providers.find(id))?.rateCard;
  const known = [published, fromFile].flatMap((card) => (card === undefined ? [] : hashRates(card)));
  if (known.includes(hashRates(rateCard))) return;
  await records.rateCards.publishCard(id, rateCard, newest.number, { author: FILE, note: '', at: clock.now() });
}

/** The same for cards that differ in nothing but the number under which they were published. */
function hashRates(rateCard: RateCard): string {
  return hashRateCard({ ...rateCard, version: '' });
}
