import { join } from 'node:path';
import { createFilesBlobStore } from '../adapters/blob-store/files-blob-store.ts';
import { createS3BlobStore } from '../adapters/blob-store/s3-blob-store.ts';
import type { Config } from '../config/config.ts';
import type { BlobStore } from '../ports/blob-store.ts';

/** The blob store that is configured. */
export function createBlobs({ blobs, dataFolder }: Config): BlobStore {
  if (blobs.kind === 'files') return createFilesBlobStore(blobs.folder);
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = blobs;
  const spoolFolder = join(dataFolder, 'spool');
  return createS3BlobStore({ endpoint, bucket, accessKeyId, secretAccessKey, region, checksums: 'WHEN_REQUIRED', spoolFolder });
}
