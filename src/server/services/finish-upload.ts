import type { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/define-call.ts';
import { uploadMetadataSchema } from '#contract/resumable-upload.ts';
import type { UnfinishedUploads } from '../ports/unfinished-uploads.ts';
import { acceptModel } from './accept-model.ts';
import { refuseFileFor } from './guard-resources.ts';
import type { Ports } from './ports.ts';
import type { Refusal } from './refusal.ts';
import { stageModel } from './stage-model.ts';

type Needed = Pick<Ports, 'records' | 'blobs' | 'storage' | 'resources' | 'feed' | 'clock' | 'hashAddress' | 'visits'> & {
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
export async function finishUpload(ports: Needed, id: string, uploader: Uploader): Promise<ResponseOf<typeof uploadModel> | Refusal> {
  const { uploads } = ports;
  const known = await uploads.findAnswer(id);
  if (known !== null) return known;
  const { metadata, size = 0 } = await uploads.getUpload(id);
  const { filename, ...request } = uploadMetadataSchema.parse(metadata);
  const shortage = await ports.resources.findShortage(size);
  if (shortage !== null) return refuseFileFor(shortage, filename);
  const staged = await stageModel(ports, { filename, source: uploads.openBytes(id), declaredBytes: size });
  const answer = staged.success ? await acceptModel(ports, staged, request, uploader.address, uploader.report) : staged;
  if (answer.success) await uploads.finish(id, answer);
  else await uploads.remove(id);
  return answer;
}
