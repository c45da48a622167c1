import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import { hashRateCard } from '#domain/pricing/hash-rate-card.ts';
import type { RateCard } from '#domain/pricing/rate-card.ts';
import type { Ports } from './ports.ts';

/** At start: makes sure that the first provider exists and prices by `rateCard`; null leaves the rates as they are. */
export async function seedProvider(ports: Pick<Ports, 'records'>, rateCard: RateCard | null): Promise<void> {
  const { providers } = ports.records;
  const present = await providers.find(DEMO_PROVIDER.id);
  if (present === null) await providers.save({ ...DEMO_PROVIDER, rateCard: rateCard ?? DEMO_PROVIDER.rateCard });
  else if (rateCard !== null && hashRateCard(rateCard) !== hashRateCard(present.rateCard)) await providers.save({ ...present, rateCard });
}
