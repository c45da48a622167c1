import type { PartRecord } from '../../ports/records/records.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Ports } from '../shared/ports.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** The part whose file has this name, or had when it was told to somebody who still works for the shop. */
export async function findNamedPart(ports: Pick<Ports, 'records' | 'partNames'>, filename: string): Promise<PartRecord | null> {
  return (await findShownPart(ports, stemOf(filename))) ?? ports.records.parts.findByInternalFilename(filename);
}

/** The part that was called this at a desk; null where it is no such name, or whose it is works there no more. */
export async function findShownPart(
  { records, partNames }: Pick<Ports, 'records' | 'partNames'>,
  name: string,
): Promise<PartRecord | null> {
  const shown = partNames.read(name);
  if (shown === null || !(await records.members.worksFor(shown.sub, shown.providerId))) return null;
  return records.parts.findById(shown.partId);
}

/** The part that a mail to a shop's orders address called this; null where it is no such name, or mails go elsewhere by now. */
export async function findMailedPart(
  { records, partNames }: Pick<Ports, 'records' | 'partNames'>,
  name: string,
): Promise<PartRecord | null> {
  const mailed = partNames.readMailed(name);
  const provider = mailed === null ? null : await records.providers.find(mailed.providerId);
  if (mailed === null || provider === null || partNames.inMail(provider, mailed.partId) !== name) return null;
  return records.parts.findById(mailed.partId);
}

/** A file's name without its ending. */
export function stemOf(filename: string): string {
  return filename.replace(/\.[^.]*$/, '');
}

interface FoundPart {
  readonly part: PartRecord;
  readonly measurement: NonNullable<PartRecord['measurement']>;
}

/** A measured part that a provider's customer has; one that is not known, or another provider's, is refused alike. */
export async function findPartOf({ records }: Pick<Ports, 'records'>, partId: string, mspId: string): Promise<FoundPart | Refusal> {
  const part = await records.parts.findById(partId);
  if (part === null || part.measurement === null) return refuse(404, 'part-gone', PART_GONE);
  if (part.state === 'stated') return refuse(400, 'invalid', 'The file of this part is in your browser. Send it first.');
  if (part.providerId !== null && part.providerId !== mspId) return refuse(404, 'part-gone', PART_GONE);
  return { part, measurement: part.measurement };
}
