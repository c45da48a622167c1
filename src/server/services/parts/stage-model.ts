import { Readable } from 'node:stream';
import { TELLING_BYTES } from '#domain/part/detect-format.ts';
import type { ModelFormat } from '#domain/part/part.ts';
import { sniffModel } from '#domain/part/sniff-model.ts';
import { ACCEPTED_EXTENSIONS, formatOfFilename, isUploadSizeAllowed } from '#domain/part/upload-limit.ts';
import { modelBlob } from '../../ports/blob-store.ts';
import { refuseFor } from '../shared/guard-resources.ts';
import type { Ports } from '../shared/ports.ts';
import type { StagedModel } from '../shared/received-files.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { nameUpload } from './name-upload.ts';

export interface IncomingModel {
  /** As the browser sent it. */
  readonly filename: string;
  readonly source: Readable;
  /** The size the request promises, where it does. */
  readonly declaredBytes: number | null;
}

/** No upload takes that long: what no record speaks of by then, a crash has left. */
const RECORDED_WITHIN_MS = 86_400_000;

/**
 * Streams an upload into the blob store past the checks of name, size and content.
 * What is refused leaves nothing behind; a source that breaks off makes it throw, and leaves nothing either.
 */
export async function stageModel(
  ports: Pick<Ports, 'records' | 'blobs' | 'clock' | 'resources'>,
  incoming: IncomingModel,
): Promise<StagedModel | Refusal> {
  const filename = nameUpload(incoming.filename);
  const format = formatOfFilename(filename);
  if (format === null) return refuseEnding(filename);
  const shortage = await ports.resources.findShortage(incoming.declaredBytes ?? 0);
  if (shortage !== null) return refuseFor(shortage, { filename });
  const internalFilename = `${ports.clock.randomName()}.${filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()}`;
  const check = checkBytes(incoming, filename, format);
  // The source may fail while nobody reads it yet; reading then throws its error.
  incoming.source.on('error', () => {});
  await ports.records.doomed.add([modelBlob(internalFilename)], new Date(ports.clock.now().getTime() + RECORDED_WITHIN_MS));
  try {
    const { sizeBytes, sha256 } = await ports.blobs.put(modelBlob(internalFilename), Readable.from(check.bytes(), { objectMode: false }));
    return { filename, internalFilename, format, sizeBytes, sha256 };
  } catch (error) {
    const refusal = check.refusal();
    if (refusal === null) throw error;
    return refusal;
  }
}

/** Takes a staged file away again. */
export async function discardModel(ports: Pick<Ports, 'blobs'>, staged: StagedModel): Promise<void> {
  await ports.blobs.remove(modelBlob(staged.internalFilename));
}

/** What speaks against a file of that name and size before its first byte has come; null when nothing does. */
export function refuseUnseen(name: string, sizeBytes: number): Refusal | null {
  const filename = nameUpload(name);
  if (formatOfFilename(filename) === null) return refuseEnding(filename);
  if (!isUploadSizeAllowed(sizeBytes)) return refuse(413, 'too-large', TOO_BIG, { filename, fileSize: sizeBytes });
  return sizeBytes === 0 ? refuse(400, 'empty', EMPTY, { filename }) : null;
}

const TOO_BIG = 'During Beta, file size is limited to 50 MB.';
const EMPTY = 'The file is empty.';

function refuseEnding(filename: string): Refusal {
  return refuse(415, 'wrong-type', `We can read ${ACCEPTED_EXTENSIONS.join(', ')} files; this one has another ending.`, { filename });
}

/** The code of what ends a stream midway. */
export const STOPPED = { 400: 'empty', 413: 'too-large', 415: 'wrong-type' } as const;

/** Ends a stream whose content is refused; never leaves this file. */
class ModelRefused extends Error {}

function checkBytes(incoming: IncomingModel, filename: string, format: ModelFormat) {
  let refusal: Refusal | null = null;
  const stop = (status: 400 | 413 | 415, message: string, fileSize?: number): never => {
    refusal = refuse(status, STOPPED[status], message, { filename, ...(fileSize === undefined ? {} : { fileSize }) });
    throw new ModelRefused(message);
  };
  return {
    refusal: () => refusal,
    async *bytes(): AsyncGenerator<Buffer> {
      let sizeBytes = 0;
      let head = Buffer.alloc(0);
      for await (const chunk of incoming.source as AsyncIterable<Buffer>) {
        sizeBytes += chunk.length;
        if (!isUploadSizeAllowed(sizeBytes)) stop(413, TOO_BIG, Math.max(sizeBytes, incoming.declaredBytes ?? 0));
        if (head.length < TELLING_BYTES) head = Buffer.concat([head, chunk]);
        yield chunk;
      }
      if (sizeBytes === 0) stop(400, EMPTY);
      // Only the whole file's size tells a binary STL.
      const objection = sniffModel(head, sizeBytes, format);
      if (objection !== null) stop(415, objection);
    },
  };
}
