import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { readConfig } from '../src/server/config/config.ts';

// `node scripts/create-bucket.ts` makes the bucket that the server's variables name, unless it is there.

const read = readConfig(process.env);
if (read.outcome === 'refused') refuse(read.problems.join('\n'));
else if (read.config.blobs.kind !== 's3') refuse('S3_ENDPOINT is not set: files lie in DATA_DIR, and need no bucket.');
else {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = read.config.blobs;
  const client = new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket })).catch((error: unknown) => {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error;
  });
}

function refuse(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
