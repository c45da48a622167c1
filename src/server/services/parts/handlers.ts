import type { getPartList as call } from '#contract/calls/get-part-list.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { PartRecord } from '../../ports/records/records.ts';
import { describePart } from '../quoting/describe-part.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import { PART_GONE } from '../quoting/price-parts.ts';
import type { Handlers } from '../shared/context.ts';
import { callBy } from '../shared/part-names.ts';
import { isRefused, refuse } from '../shared/refusal.ts';
import { changeUnit } from './change-unit.ts';
import { lacksOwnFile } from './find-cad-file.ts';
import { findNamedPart, stemOf } from './find-named-part.ts';
import { findPartOf } from './find-part-of.ts';
import { nameUpload } from './name-upload.ts';
import { splitPart } from './split-part.ts';
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

export const partsHandlers = {
  changeUnit,
  checkParts,
  fetchStl,
  getPartList,
  scheduleDescription,
  splitPart,
  treatAsAssembly,
  uploadModel,
} satisfies Partial<Handlers>;
