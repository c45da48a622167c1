import type { PartRecord } from '../../ports/records/records.ts';
import type { Ports } from '../shared/ports.ts';

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
