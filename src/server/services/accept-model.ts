import type { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import type { Unit } from '#domain/units.ts';
import type { Ports } from './ports.ts';
import { discardModel, type StagedModel } from './stage-model.ts';

/** Records a staged file and asks for its measurement; nothing is answered that a power cut could undo. */
export async function acceptModel(
  ports: Pick<Ports, 'records' | 'blobs' | 'queue' | 'clock'>,
  staged: StagedModel,
  modelUnit: Unit,
): Promise<ResponseOf<typeof uploadModel>> {
  const { filename, internalFilename, format, sizeBytes, sha256 } = staged;
  const id = ports.clock.randomName();
  try {
    await ports.records.parts.add({
      id,
      internalFilename,
      filename,
      format,
      modelUnit,
      sizeBytes,
      sha256,
      createdAt: ports.clock.now(),
    });
  } catch (error) {
    await discardModel(ports, staged);
    throw error;
  }
  await ports.queue.send('measure-part', { partId: id }, id);
  return { success: true, filename, internalFilename, modelUnit };
}
