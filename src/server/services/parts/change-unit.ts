import { extname } from 'node:path';
import type { FileUnit } from '#domain/part/units.ts';
import type { NewBodyPart, PartRecord } from '../../ports/records/records.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { findPartOf } from './find-part-of.ts';
import { deriveName } from './part-blobs.ts';

/**
 * Has the file of a part read in another unit. What comes of it is a part of its own, so that what was requested in the unit before
 * stays as it is, and its figures are those of an upload in that unit. Ids follow from the part that was uploaded: however often the
 * unit is changed, one file makes no more parts than there are units.
 */
export const changeUnit: Handlers['changeUnit'] = async ({ ports }, { partID, mspID, modelUnit }) => {
  const found = await findPartOf(ports, partID, mspID);
  if (isRefused(found)) return found;
  const { part } = found;
  if (part.format !== 'stl')
    return refuse(400, 'invalid', 'This file says which unit it is in. Only the unit of an STL file can be changed.');
  const uploaded = part.body === null ? part : await ports.records.parts.findByInternalFilename(part.body.source);
  if (uploaded === null) return refuse(404, 'part-gone', PART_GONE);
  const numberOf = ({ body }: PartRecord) => body?.number ?? null;
  const isWanted = (read: PartRecord) => read.modelUnit === modelUnit && numberOf(read) === numberOf(part);
  const answer = (internalFilename: string) => ({ file: { filename: part.filename, internalFilename, modelUnit } }) as const;
  const present = [part, uploaded].find(isWanted);
  if (present !== undefined) return answer(present.internalFilename);
  const added = composePart(uploaded, part, modelUnit, ports.clock.now());
  if (!(await ports.records.parts.addBodies(uploaded.id, [added]))) return refuse(404, 'part-gone', PART_GONE);
  return answer(added.internalFilename);
};

/** The part that the file of another, or the body that it is, makes when it is read in a unit. */
function composePart(uploaded: PartRecord, part: PartRecord, modelUnit: FileUnit, createdAt: Date): NewBodyPart {
  const { number = null, alike = 1 } = part.body ?? {};
  const what = `${number === null ? 'file' : `body ${number}`} in ${modelUnit}`;
  const { filename, format, sizeBytes, sha256, providerId, uploader, uploadedFor, level } = part;
  return {
    id: deriveName(uploaded.id, what),
    internalFilename: deriveName(uploaded.id, `name of ${what}`) + extname(uploaded.internalFilename),
    body: { source: uploaded.internalFilename, number, alike },
    ...{ filename, format, modelUnit, sizeBytes, sha256, createdAt, providerId, uploader, uploadedFor, level },
  };
}
