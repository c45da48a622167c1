import type { uploadModel as call } from '#contract/calls/upload-model.ts';
import type { RequestOf, ResponseOf } from '#contract/define-call.ts';
import { NO_SELECTION } from '#contract/fields.ts';
import { callForWork } from './call-for-work.ts';
import { firstLevel } from './measure-in-turn.ts';
import { nameNetwork } from './name-network.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';
import { discardModel, type StagedModel } from './stage-model.ts';

/** Records a staged file, if there is room for it, and asks for its measurement; nothing is answered that a power cut could undo. */
export async function acceptModel(
  ports: Pick<Ports, 'records' | 'blobs' | 'feed' | 'clock' | 'hashAddress' | 'storage' | 'visits'>,
  staged: StagedModel,
  { modelUnit, mspID }: RequestOf<typeof call>,
  address: string,
  report: (error: unknown) => void,
): Promise<ResponseOf<typeof call> | Refusal> {
  const { success: _, ...file } = staged;
  const uploader = ports.hashAddress(nameNetwork(address));
  const uploadedFor = mspID === undefined || mspID === NO_SELECTION ? null : mspID;
  const id = ports.clock.randomName();
  try {
    const refusal = await ports.storage.admit({ ...file, uploader, uploadedFor });
    if (refusal !== null) {
      await discardModel(ports, staged);
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
    });
  } catch (error) {
    await discardModel(ports, staged);
    throw error;
  }
  ports.visits.count('upload', uploadedFor);
  await callForWork(ports, 'parts', report);
  return { success: true, filename: file.filename, internalFilename: file.internalFilename, modelUnit };
}
