import type { uploadModel as call } from '#contract/calls/upload-model.ts';
import type { AnswerOf, RequestOf } from '#contract/schemas/define-call.ts';
import { NO_SELECTION } from '#contract/schemas/fields.ts';
import type { ContextOf } from '../shared/context.ts';
import type { Ports } from '../shared/ports.ts';
import type { Refusal } from '../shared/refusal.ts';
import { discardModel } from './stage-model.ts';

type Needed = Pick<Ports, 'records' | 'blobs' | 'clock' | 'storage' | 'visits' | 'tracing'>;

/** Records a staged file, if there is room for it, and asks for its measurement; nothing is answered that a power cut could undo. */
export async function uploadModel(
  { ports, file, origin: uploader }: Pick<ContextOf<typeof call>, 'file' | 'origin'> & { readonly ports: Needed },
  { modelUnit, mspID }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const uploadedFor = mspID === undefined || mspID === NO_SELECTION ? null : mspID;
  const id = ports.clock.randomName();
  try {
    const refusal = await ports.storage.admit({ ...file, uploader, uploadedFor });
    if (refusal !== null) {
      await discardModel(ports, file);
      return refusal;
    }
    await ports.records.parts.add({
      id,
      ...file,
      modelUnit,
      createdAt: ports.clock.now(),
      uploader,
      uploadedFor,
      level: firstLevel(file.sizeBytes),
      trace: ports.tracing.current(),
    });
  } catch (error) {
    await discardModel(ports, file);
    throw error;
  }
  ports.visits.count('upload', uploadedFor);
  return { filename: file.filename, internalFilename: file.internalFilename, modelUnit };
}

/** A larger file begins on the second level. */
const QUICK_BYTES = 1_000_000;

/** The level of turns on which a file of that size begins. */
export function firstLevel(sizeBytes: number): number {
  return sizeBytes > QUICK_BYTES ? 1 : 0;
}
