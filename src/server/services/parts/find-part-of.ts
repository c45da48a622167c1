import type { PartRecord } from '../../ports/records/records.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

interface FoundPart {
  readonly part: PartRecord;
  readonly measurement: NonNullable<PartRecord['measurement']>;
}

/** A measured part that a provider's customer has; one that is not known, or another provider's, is refused alike. */
export async function findPartOf({ records }: Pick<Ports, 'records'>, partId: string, mspId: string): Promise<FoundPart | Refusal> {
  const part = await records.parts.findById(partId);
  if (part === null || part.measurement === null) return refuse(404, 'part-gone', PART_GONE);
  if (part.providerId !== null && part.providerId !== mspId) return refuse(404, 'part-gone', PART_GONE);
  return { part, measurement: part.measurement };
}
