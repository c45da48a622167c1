import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { BUILT_IN_PARTS, type BuiltInPartId } from '#domain/rates/golden-part.ts';
import { modelBlob } from '../../ports/blob-store.ts';
import { callForWork } from '../shared/call-for-work.ts';
import type { Ports } from '../shared/ports.ts';
import { composeBuiltInSolid } from './built-in-solids.ts';

/** Stores those of the built-in parts among `ids` that are not there yet, to be measured like any upload. */
export async function addBuiltInParts(
  ports: Pick<Ports, 'records' | 'blobs' | 'feed' | 'clock'>,
  ids: ReadonlySet<string>,
  report: (error: unknown) => void,
): Promise<void> {
  const wanted = BUILT_IN_PARTS.filter(({ id }) => ids.has(id));
  const present = new Set((await ports.records.parts.findManyById(wanted.map(({ id }) => id))).map(({ id }) => id));
  const missing = wanted.filter(({ id }) => !present.has(id));
  for (const { id, name } of missing) await addPart(ports, id, name);
  if (missing.length > 0) await callForWork(ports, 'parts', report);
}

async function addPart(
  { records, blobs, clock }: Pick<Ports, 'records' | 'blobs' | 'clock'>,
  id: BuiltInPartId,
  name: string,
): Promise<void> {
  const bytes = composeBuiltInSolid(id);
  const internalFilename = `quickquote-${id}-part.stl`;
  // The same bytes under the same name, whoever else stores them just now.
  await blobs.put(modelBlob(internalFilename), Readable.from([bytes]));
  const file = { internalFilename, filename: `${name}.stl`, format: 'stl', modelUnit: 'mm', sizeBytes: bytes.length } as const;
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await records.parts.add({ id, ...file, sha256, createdAt: clock.now() });
  } catch (error) {
    // Somebody else may have been quicker.
    if ((await records.parts.findById(id)) === null) throw error;
  }
}
