import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { formatOfFilename } from '#domain/part/upload-limit.ts';
import type { StatedPart } from '../../ports/records/records.ts';
import { describePart } from '../quoting/describe-part.ts';
import { UNKNOWN_PROVIDER } from '../quoting/find-offer.ts';
import { keepFitting } from '../quoting/price-before-upload.ts';
import type { Handlers } from '../shared/context.ts';
import { refuse } from '../shared/refusal.ts';
import { nameUpload } from './name-upload.ts';

/**
 * Makes a part of figures that a browser measured, where the shop wants its customers' files to stay there. It has no file, and so no
 * picture and no mesh; a request is refused with it, since what is requested is measured here.
 */
export const statePart: Handlers['statePart'] = async ({ ports, origin }, { mspID, filename: received, modelUnit, ...figures }) => {
  const provider = await ports.records.providers.find(mspID);
  if (provider === null) return refuse(404, 'unknown-shop', UNKNOWN_PROVIDER);
  const { settings } = await ports.records.desk.findSettings(mspID);
  if (!settings.filesStay) return refuse(400, 'invalid', 'This shop measures files itself. Please upload the file.');
  const filename = nameUpload(received);
  const format = formatOfFilename(filename);
  if (format === null || format !== figures.measurement.format)
    return refuse(400, 'wrong-type', 'The name of the file does not fit its figures.');
  const id = ports.clock.randomName();
  const sizeBytes = JSON.stringify(figures).length;
  const refusal = await ports.storage.admit({ filename, sizeBytes, uploader: origin, uploadedFor: mspID });
  if (refusal !== null) return refusal;
  // What is priced alike is told apart by its file's hash, which is not known here: each is a model of its own.
  const sha256 = createHash('sha256').update(id).digest('hex');
  const part: StatedPart = {
    id,
    internalFilename: `${ports.clock.randomName()}${extname(filename).toLowerCase()}`,
    ...{ filename, format, modelUnit, sizeBytes, sha256 },
    createdAt: ports.clock.now(),
    uploader: origin,
    uploadedFor: mspID,
    providerId: mspID,
    measurement: { ...figures.measurement, sha256 },
    estimates: keepFitting(figures.estimates, provider),
  };
  await ports.records.parts.addStated(part);
  ports.visits.count('upload', mspID);
  const made = await ports.records.parts.findById(id);
  const described = made === null ? null : describePart(made);
  if (described === null) throw new Error('A part that was just added is not there.');
  return { part: described };
};
