import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { refuse } from './commands/refuse.ts';
import { withSettings } from './commands/with-settings.ts';

// `node scripts/create-bucket.ts` makes the bucket that the server's variables name, unless it is there.

await withSettings(async ({ blobs }) => {
  if (blobs.kind !== 's3') return refuse('S3_ENDPOINT is not set: files lie in DATA_DIR, and need no bucket.');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = blobs;
  const client = new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
  });
});
