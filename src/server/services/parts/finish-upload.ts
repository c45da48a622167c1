import { uploadModel as call } from '#contract/calls/upload-model.ts';
import { uploadMetadataSchema } from '#contract/resumable-upload.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import type { UnfinishedUploads } from '../../ports/unfinished-uploads.ts';
import { refuseFor } from '../shared/guard-resources.ts';
import { nameNetwork } from '../shared/guards/name-network.ts';
import type { Ports } from '../shared/ports.ts';
import { isRefused, type Refusal } from '../shared/refusal.ts';
import { serve } from '../shared/serve.ts';
import { stageModel } from './stage-model.ts';
import { uploadModel } from './upload-model.ts';

type Needed = Pick<Ports, 'records' | 'blobs' | 'storage' | 'resources' | 'feed' | 'clock' | 'hashAddress' | 'visits' | 'tracing'> & {
  readonly uploads: UnfinishedUploads;
};

/** Who sends it. */
export interface Uploader {
  readonly address: string;
  /** Told of trouble that does not keep the file from being taken. */
  readonly report: (error: unknown) => void;
}

/**
 * Takes an upload whose last byte has come the way of call 1. Asked again it answers the same; a refused one is gone, unless the
 * machine has no room for it now.
 */
export async function finishUpload(ports: Needed, id: string, { address, report }: Uploader): Promise<ResponseOf<typeof call> | Refusal> {
  const { uploads } = ports;
  const known = await uploads.findAnswer(id);
  if (known !== null) return known;
  const { metadata, size = 0 } = await uploads.getUpload(id);
  const { filename, ...request } = uploadMetadataSchema.parse(metadata);
  const shortage = await ports.resources.findShortage(size);
  if (shortage !== null) return refuseFor(shortage, { filename });
  const file = await stageModel(ports, { filename, source: uploads.openBytes(id), declaredBytes: size });
  const origin = ports.hashAddress(nameNetwork(address));
  const answer = isRefused(file) ? file : await serve(call, { ports, report }, () => uploadModel({ ports, file, origin }, request));
  if (isRefused(answer)) {
    await uploads.remove(id);
    return answer;
  }
  const told = { success: true, ...answer } as const;
  await uploads.finish(id, told);
  return told;
}
