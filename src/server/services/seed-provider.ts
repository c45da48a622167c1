import { DEMO_PROVIDER } from '#domain/demo-provider.ts';
import type { Ports } from './ports.ts';

/** At start: makes sure that the first provider exists, and leaves alone the one that does. */
export async function seedProvider(ports: Pick<Ports, 'records'>): Promise<void> {
  if ((await ports.records.providers.find(DEMO_PROVIDER.id)) === null) await ports.records.providers.save(DEMO_PROVIDER);
}
