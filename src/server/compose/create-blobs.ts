import { join } from 'node:path';
import { createFilesBlobStore } from '../adapters/blob-store/files-blob-store.ts';
import type { Config } from '../config/config.ts';
import type { BlobStore } from '../ports/blob-store.ts';

/** The blob store that is configured. What speaks S3 is loaded where it is spoken. */
export async function createBlobs({ blobs, dataFolder }: Config): Promise<BlobStore> {
  if (blobs.kind === 'files') return createFilesBlobStore(blobs.folder);
  const { createS3BlobStore } = await import('../adapters/blob-store/s3-blob-store.ts');
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = blobs;
  const spoolFolder = join(dataFolder, 'spool');
  return createS3BlobStore({ endpoint, bucket, accessKeyId, secretAccessKey, region, checksums: 'WHEN_REQUIRED', spoolFolder });
}
