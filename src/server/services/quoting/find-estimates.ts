import type { EstimatesByProfile } from '#domain/estimate/part-work.ts';
import { offeredProfiles } from '#domain/shop/offered-profiles.ts';
import type { Provider } from '#domain/shop/provider.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { callForWork } from '../shared/call-for-work.ts';
import type { Ports } from '../shared/ports.ts';

/**
 * The work on parts on a provider's machines, by the parts' ids. What is missing, since the part is older than the machine's figures or
 * came for another provider, is asked for on the way; `report` is told when nobody could be called to it.
 */
export async function findEstimates(
  ports: Pick<Ports, 'records' | 'feed'>,
  parts: readonly PartRecord[],
  provider: Provider,
  report: (error: unknown) => void,
): Promise<ReadonlyMap<string, EstimatesByProfile>> {
  const hashes = [...offeredProfiles(provider).keys()];
  const estimates = new Map(
    await ports.records.parts.findEstimates(
      parts.map(({ id }) => id),
      hashes,
    ),
  );
  // Of what is in a browser alone nothing can be worked out here: it has to be looked at until it is sent.
  for (const { id, state } of parts) {
    if (state === 'stated') estimates.set(id, { ...Object.fromEntries(hashes.map((hash) => [hash, null])), ...estimates.get(id) });
  }
  const lacking = parts.filter(({ id, state }) => state === 'measured' && hashes.some((hash) => estimates.get(id)?.[hash] === undefined));
  if (lacking.length === 0) return estimates;
  await ports.records.parts.awaitEstimates(
    lacking.map(({ id }) => id),
    provider.id,
  );
  await callForWork(ports, 'parts', report);
  return estimates;
}
