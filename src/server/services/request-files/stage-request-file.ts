import { Readable } from 'node:stream';
import { createFileCheck } from '#domain/desk/check-request-file.ts';
import type { RequestFileType } from '#domain/desk/request-file.ts';
import { FILE_REFUSALS, LARGEST_REQUEST_FILE_BYTES, typeOfRequestFile } from '#domain/desk/request-file-rules.ts';
import { documentBlob } from '../../ports/blob-store.ts';
import { nameUpload } from '../parts/name-upload.ts';
import { type IncomingModel, STOPPED } from '../parts/stage-model.ts';
import { refuseFor } from '../shared/guard-resources.ts';
import type { Ports } from '../shared/ports.ts';
import type { StagedFile } from '../shared/received-files.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';

/** No upload takes that long: what no record speaks of by then, a crash has left. */
const RECORDED_WITHIN_MS = 86_400_000;

/**
 * Streams a file into the blob store past the checks of name, size and content. What is refused leaves nothing behind; a source that
 * breaks off makes it throw, and leaves nothing either.
 */
export async function stageRequestFile(
  ports: Pick<Ports, 'records' | 'blobs' | 'clock' | 'resources'>,
  incoming: IncomingModel,
): Promise<StagedFile | Refusal> {
  const filename = nameUpload(incoming.filename);
  const type = typeOfRequestFile(filename);
  if (type === null) return refuse(415, 'wrong-type', FILE_REFUSALS.ending, { filename });
  const shortage = await ports.resources.findShortage(incoming.declaredBytes ?? 0);
  if (shortage !== null) return refuseFor(shortage, { filename });
  const fileId = ports.clock.randomName();
  const check = checkBytes(incoming, filename, type);
  // The source may fail while nobody reads it yet; reading then throws its error.
  incoming.source.on('error', () => {});
  await ports.records.doomed.add([documentBlob(fileId)], new Date(ports.clock.now().getTime() + RECORDED_WITHIN_MS));
  try {
    const { sizeBytes, sha256 } = await ports.blobs.put(documentBlob(fileId), Readable.from(check.bytes(), { objectMode: false }));
    return { fileId, filename, type, sizeBytes, sha256 };
  } catch (error) {
    const refusal = check.refusal();
    if (refusal === null) throw error;
    return refusal;
  }
}

/** Takes a staged file away again. */
export async function discardRequestFile({ blobs }: Pick<Ports, 'blobs'>, { fileId }: StagedFile): Promise<void> {
  await blobs.remove(documentBlob(fileId));
}

/** Ends a stream whose content is refused; never leaves this file. */
class FileRefused extends Error {}

function checkBytes({ source, declaredBytes }: IncomingModel, filename: string, type: RequestFileType) {
  let refusal: Refusal | null = null;
  const stop = (status: 400 | 413 | 415, message: string, more: { readonly fileSize?: number } = {}): never => {
    refusal = refuse(status, STOPPED[status], message, { filename, ...more });
    throw new FileRefused(message);
  };
  return {
    refusal: () => refusal,
    async *bytes(): AsyncGenerator<Buffer> {
      const check = createFileCheck(type);
      let sizeBytes = 0;
      for await (const chunk of source as AsyncIterable<Buffer>) {
        sizeBytes += chunk.length;
        if (sizeBytes > LARGEST_REQUEST_FILE_BYTES) {
          stop(413, FILE_REFUSALS.tooLarge, { fileSize: Math.max(sizeBytes, declaredBytes ?? 0) });
        }
        check.see(chunk);
        yield chunk;
      }
      if (sizeBytes === 0) stop(400, FILE_REFUSALS.empty);
      const objection = check.judge(sizeBytes);
      if (objection !== null) stop(415, objection);
    },
  };
}
