import { extname } from 'node:path';
import type { getPartList as call } from '#contract/calls/get-part-list.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { nameBodyFile, refuseSplit } from '#domain/part/bodies.ts';
import type { AlikeBodies } from '#domain/part/part-insides.ts';
import type { FileUnit } from '#domain/part/units.ts';
import type { NewBodyPart, PartRecord } from '../../ports/records/records.ts';
import { describePart } from '../quoting/describe-part.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Handlers } from '../shared/context.ts';
import { callBy } from '../shared/part-names.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { lacksOwnFile } from './find-cad-file.ts';
import { findNamedPart, findPartOf, stemOf } from './find-named-part.ts';
import { nameUpload } from './name-upload.ts';
import { deriveName } from './part-blobs.ts';
import { statePart } from './state-part.ts';
import { uploadModel } from './upload-model.ts';

/** Call 6: the parts uploaded to the caller's own provider; any other one is answered as if it did not exist. */
const getPartList: Handlers['getPartList'] = async ({ ports, access: { caller, provider } }, { mspID }) => {
  if (provider === null || provider.id !== mspID) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const parts = await ports.records.parts.listByProvider(provider.id);
  return { partList: parts.flatMap((part) => describeOwn(part, ports.partNames.of({ caller, provider }, part.id))) };
};

function describeOwn(part: PartRecord, name: string): ResponseOf<typeof call>['partList'] {
  const shown = describePart(part);
  return shown === null ? [] : [{ ...callBy(shown, name), id: name, ...(lacksOwnFile(part) ? { isFileShared: true } : {}) }];
}

/** Which parts there are no more. Who asks names 128 random bits for each, so that the answer tells nobody of somebody else's parts. */
const checkParts: Handlers['checkParts'] = async ({ ports }, { partIDs }) => {
  const found = new Set((await ports.records.parts.findManyById([...new Set(partIDs)])).map(({ id }) => id));
  return { goneIDs: partIDs.filter((id) => !found.has(id)) };
};

/** Call 2: the customer wants image and figures. They come from the job that already runs; the second stream waits for this. */
const scheduleDescription: Handlers['scheduleDescription'] = async ({ ports }, request) => {
  const part = await ports.records.parts.findByInternalFilename(request.internalFilename);
  if (part === null) return refuse(404, 'unknown', "We don't have this file. Please upload it again.");
  await ports.records.parts.markScheduled(part.id);
  await ports.feed.publish(part.id);
  return { filename: part.filename, internalFilename: part.internalFilename };
};

/** Call 5: where a part's mesh lies under the downloaded folder, under a name that ends in .stl whatever was uploaded. */
const fetchStl: Handlers['fetchStl'] = async ({ ports }, request) => {
  const part = await findNamedPart(ports, request.modelFile);
  if (part?.stlName == null) return refuse(404, 'unknown', "We don't have a mesh of this file.");
  // Who knows the part by a name of their own gets no other one of its mesh.
  const isOwnName = part.internalFilename !== request.modelFile;
  const mesh = stemOf(isOwnName ? request.modelFile : part.stlName.replace(/^meshes\//, ''));
  const shown = stemOf(nameUpload(request.displayFilename)) || 'model';
  return { downloadedFile: `${mesh}/${encodeURIComponent(`${shown}.stl`)}` };
};

/** Marks a part whose bodies are to be made as one thing, and answers it as it is then. */
const treatAsAssembly: Handlers['treatAsAssembly'] = async ({ ports }, { partID, mspID }) => {
  const found = await findPartOf(ports, partID, mspID);
  if (isRefused(found)) return found;
  if ((found.measurement.bodies?.count ?? 1) < 2)
    return refuse(400, 'invalid', 'This file holds one body, which is made as one thing anyway.');
  await ports.records.parts.markAssembly(partID);
  const part = await ports.records.parts.findById(partID);
  const described = part === null ? null : describePart(part);
  return described === null ? refuse(404, 'part-gone', PART_GONE) : { part: described };
};

/**
 * Has the file of a part read in another unit. What comes of it is a part of its own, so that what was requested in the unit before
 * stays as it is, and its figures are those of an upload in that unit. Ids follow from the part that was uploaded: however often the
 * unit is changed, one file makes no more parts than there are units.
 */
const changeUnit: Handlers['changeUnit'] = async ({ ports }, { partID, mspID, modelUnit }) => {
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

/**
 * Makes a part of each different body of a file, which stays as it is. Their ids follow from the part's, so that asking again makes
 * no more of them: a file is read at most once for each of its bodies.
 */
const splitPart: Handlers['splitPart'] = async ({ ports }, { partID, mspID }) => {
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

export const partsHandlers = {
  changeUnit,
  checkParts,
  fetchStl,
  getPartList,
  scheduleDescription,
  splitPart,
  statePart,
  treatAsAssembly,
  uploadModel,
} satisfies Partial<Handlers>;
