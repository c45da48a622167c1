import { extname } from 'node:path';
import { nameBodyFile, refuseSplit } from '#domain/part/bodies.ts';
import type { AlikeBodies } from '#domain/part/part-insides.ts';
import type { NewBodyPart, PartRecord } from '../../ports/records/records.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Handlers } from '../shared/context.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { findPartOf } from './find-part-of.ts';
import { deriveName } from './part-blobs.ts';

/**
 * Makes a part of each different body of a file, which stays as it is. Their ids follow from the part's, so that asking again makes
 * no more of them: a file is read at most once for each of its bodies.
 */
export const splitPart: Handlers['splitPart'] = async ({ ports }, { partID, mspID }) => {
  const found = await findPartOf(ports, partID, mspID);
  if (isRefused(found)) return found;
  const { part, measurement } = found;
  const problem = refuseSplit(measurement);
  if (problem !== null) return refuse(400, 'invalid', problem);
  const createdAt = ports.clock.now();
  const kinds = measurement.bodies?.alike ?? [];
  const bodies = kinds.map((kind) => composeBody(part, kind, nameBodyFile(part, kind, kinds), createdAt));
  const uploaded = part.body === null ? part : await ports.records.parts.findByInternalFilename(part.body.source);
  if (uploaded === null || !(await ports.records.parts.addBodies(uploaded.id, bodies))) return refuse(404, 'part-gone', PART_GONE);
  return {
    files: bodies.map(({ filename, internalFilename, modelUnit }) => ({ filename, internalFilename, modelUnit })),
  };
};

function composeBody(part: PartRecord, { first, count }: AlikeBodies, filename: string, createdAt: Date): NewBodyPart {
  const { id, internalFilename, format, modelUnit, sizeBytes, sha256, providerId, uploader, uploadedFor, level } = part;
  return {
    id: deriveName(id, `body ${first}`),
    internalFilename: deriveName(id, `file of body ${first}`) + (format === 'iges' ? '.step' : extname(internalFilename)),
    filename,
    body: { source: part.body?.source ?? internalFilename, number: first, alike: count },
    ...{ format, modelUnit, sizeBytes, sha256, createdAt, providerId, uploader, uploadedFor, level },
  };
}
