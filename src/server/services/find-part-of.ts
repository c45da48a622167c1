import type { PartRecord } from '../ports/records.ts';
import type { Ports } from './ports.ts';
import { PART_GONE } from './price-parts.ts';
import { type Refusal, refuse } from './refusal.ts';

interface FoundPart {
  readonly success: true;
  readonly part: PartRecord;
  readonly measurement: NonNullable<PartRecord['measurement']>;
}

/** A measured part that a provider's customer has; one that is not known, or another provider's, is refused alike. */
export async function findPartOf({ records }: Pick<Ports, 'records'>, partId: string, mspId: string): Promise<FoundPart | Refusal> {
  const part = await records.parts.findById(partId);
  if (part === null || part.measurement === null) return refuse(404, PART_GONE);
  if (part.providerId !== null && part.providerId !== mspId) return refuse(404, PART_GONE);
  return { success: true, part, measurement: part.measurement };
}
