import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

/** node scripts/ci/create-bucket.ts <endpoint> <bucket> <access key> <secret key> */
const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = process.argv.slice(2);
const credentials = { accessKeyId, secretAccessKey };
const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
await client.send(new CreateBucketCommand({ Bucket: bucket }));
