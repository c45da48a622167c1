/** Set by `node scripts/test.ts cluster`: tests find a cluster where else they find one application or one process. */
export const IS_CLUSTER = process.env['TEST_CLUSTER'] === '1';

/** What servers of a cluster are told besides their role, their folder and their database. */
export const CLUSTER_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ENDPOINT', 'BUCKET', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map((name) => [`S3_${name}`, process.env[`TEST_S3_${name}`] ?? '']),
  ),
  RESUMABLE_UPLOADS: 'on',
};
