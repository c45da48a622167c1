import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { assertBlobName, BlobError, type BlobName, type BlobStore } from '../../ports/blob-store.ts';
import { createSpoolFolder } from './spool-folder.ts';

export interface S3Options {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Many S3-compatible stores refuse the SDK's newer checksums, hence 'WHEN_REQUIRED'; our own SHA-256 goes along anyway. */
  readonly checksums: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED';
  /** A local folder through which bytes pass, so that their length and hash are known before they are sent. */
  readonly spoolFolder: string;
  /** How long it may say nothing, milliseconds. */
  readonly silentForMs?: number;
}

/** A store that went away without a word, also in the middle of a file, must not be waited for without an end. */
const CONNECT_WITHIN_MS = 5_000;
const SILENT_FOR_MS = 60_000;

/** Blobs in an existing bucket of an S3-compatible store. */
export function createS3BlobStore(options: S3Options): BlobStore {
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    // A bucket in the host name needs DNS that few self-hosted stores have.
    forcePathStyle: true,
    requestChecksumCalculation: options.checksums,
    responseChecksumValidation: options.checksums,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: options.silentForMs ?? SILENT_FOR_MS },
  });
  const spool = createSpoolFolder(join(options.spoolFolder, 's3'), { lasting: false });
  const at = (name: BlobName) => {
    assertBlobName(name);
    return { Bucket: options.bucket, Key: name };
  };
  const exists = async (name: BlobName) => {
    const target = at(name);
    try {
      await asked(name, () => client.send(new HeadObjectCommand(target)));
      return true;
    } catch (error) {
      if (error instanceof BlobError && error.code === 'BLOB_NOT_FOUND') return false;
      throw error;
    }
  };

  return {
    async put(name, source) {
      const target = at(name);
      const { path, ...info } = await spool.write(source);
      const bytes = createReadStream(path);
      // Where it breaks, the call that sends it says so.
      bytes.on('error', () => {});
      try {
        const body = { Body: bytes, ContentLength: info.sizeBytes, Metadata: { sha256: info.sha256 } };
        await asked(name, () => client.send(new PutObjectCommand({ ...target, ...body })));
      } finally {
        // A store that refused the call has never read it to its end.
        bytes.destroy();
        await spool.remove(path);
      }
      return info;
    },
    async open(name, range) {
      const target = at(name);
      if (range === undefined) {
        const whole = await asked(name, () => client.send(new GetObjectCommand(target)));
        return { stream: bodyOf(whole), sizeBytes: whole.ContentLength ?? 0 };
      }
      const Range = `bytes=${range.start}-${range.end}`;
      const part = await asked(name, () => client.send(new GetObjectCommand({ ...target, Range })).catch(nullWhenBeyondTheEnd));
      if (part !== null) return { stream: bodyOf(part), sizeBytes: Number(part.ContentRange?.split('/')[1]) };
      const head = await asked(name, () => client.send(new HeadObjectCommand(target)));
      return { stream: Readable.from([]), sizeBytes: head.ContentLength ?? 0 };
    },
    async withLocalFile(name, use) {
      const target = at(name);
      const found = await asked(name, () => client.send(new GetObjectCommand(target)));
      const { path, sha256 } = await asked(name, () => spool.write(bodyOf(found)));
      try {
        const expected = found.Metadata?.['sha256'];
        if (expected !== undefined && expected !== sha256) throw new BlobError('BLOB_UNAVAILABLE', `The store returned ${name} altered.`);
        return await use(path);
      } finally {
        await spool.remove(path);
      }
    },
    exists,
    async remove(name) {
      const target = at(name);
      await asked(name, () => client.send(new DeleteObjectCommand(target)));
    },
    sweep: () => spool.sweep(),
    async ping() {
      await spool.tryOut();
      await exists('models/ping');
    },
  };
}

function bodyOf(answer: GetObjectCommandOutput): Readable {
  if (!(answer.Body instanceof Readable)) throw new BlobError('BLOB_UNAVAILABLE', 'The store answered without a body.');
  return answer.Body;
}

function nullWhenBeyondTheEnd(error: unknown): null {
  if (error instanceof S3ServiceException && error.name === 'InvalidRange') return null;
  throw error;
}

async function asked<T>(name: BlobName, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof BlobError) throw cause;
    const isMissing = cause instanceof S3ServiceException && (cause.name === 'NoSuchKey' || cause.name === 'NotFound');
    throw isMissing
      ? new BlobError('BLOB_NOT_FOUND', `There is no blob ${name}.`, { cause })
      : new BlobError('BLOB_UNAVAILABLE', `The store did not answer for ${name}.`, { cause });
  }
}
