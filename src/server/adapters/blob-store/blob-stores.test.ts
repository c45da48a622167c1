import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeBlobStore } from '../../ports/conformance/blob-store.conformance.ts';
import { createFilesBlobStore } from './files-blob-store.ts';
import { createS3BlobStore, type S3Options } from './s3-blob-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quickquote-blobs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('blobs as files', () => {
  describeBlobStore(async () => createFilesBlobStore(join(folder, 'conformance')));

  test('a failed write leaves no file, and a sweep removes those of dead processes only', async () => {
    const root = join(folder, 'sweep');
    const store = createFilesBlobStore(root);
    const broken = new Readable({ read() {} });
    const stored = store.put('models/a.stl', broken);
    broken.destroy(new Error('gone'));
    await expect(stored).rejects.toThrow('gone');
    const unfinished = join(root, 'unfinished');
    await mkdir(unfinished, { recursive: true });
    expect(await readdir(unfinished)).toEqual([]);

    const host = hostname().replaceAll('_', '-');
    const names = { dead: `${host}_4194305_run_1.part`, earlier: `${host}_${process.pid}_run_1.part` };
    const living = [`${host}_${process.ppid}_run_1.part`, 'elsewhere_1_run_1.part'];
    for (const name of [...Object.values(names), ...living]) await writeFile(join(unfinished, name), 'half');
    await store.sweep();
    expect((await readdir(unfinished)).sort()).toEqual(living.sort());
  });

  test('a disk that refuses is BLOB_UNAVAILABLE', async () => {
    const path = join(folder, 'a-file');
    await writeFile(path, '');
    const put = createFilesBlobStore(path).put('models/a.stl', Readable.from([Buffer.from('x')]));
    await expect(put).rejects.toMatchObject({ code: 'BLOB_UNAVAILABLE' });
    await expect(createFilesBlobStore(path).ping()).rejects.toMatchObject({ code: 'BLOB_UNAVAILABLE' });
  });
});

const S3 = {
  endpoint: process.env['TEST_S3_ENDPOINT'],
  bucket: process.env['TEST_S3_BUCKET'] ?? 'quickquote-test',
  accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? '',
};
const s3Options = (changes: Partial<S3Options>): S3Options => ({
  ...S3,
  endpoint: S3.endpoint ?? '',
  region: 'us-east-1',
  checksums: 'WHEN_REQUIRED',
  spoolFolder: join(folder, 'spool'),
  ...changes,
});

describe.skipIf(S3.endpoint === undefined)('blobs in an S3-compatible store', () => {
  describeBlobStore(async () => createS3BlobStore(s3Options({})));

  test('nothing is left in the spool folder', async () => {
    expect(await readdir(join(folder, 'spool', 's3'))).toEqual([]);
  });

  test('a bucket that does not exist is BLOB_UNAVAILABLE', async () => {
    const store = createS3BlobStore(s3Options({ bucket: 'no-such-bucket-here' }));
    await expect(store.put('models/a.stl', Readable.from([Buffer.from('x')]))).rejects.toMatchObject({ code: 'BLOB_UNAVAILABLE' });
    await expect(store.open('models/a.stl')).rejects.toMatchObject({ code: 'BLOB_UNAVAILABLE' });
  });
});

test('an S3 store that is not there is BLOB_UNAVAILABLE', async () => {
  const keys = { accessKeyId: 'a', secretAccessKey: 'b' };
  const store = createS3BlobStore(s3Options({ endpoint: 'http://127.0.0.1:1', ...keys }));
  await expect(store.exists('models/a.stl')).rejects.toMatchObject({ code: 'BLOB_UNAVAILABLE' });
});

test.each(['before it answers', 'in the middle of a file'])(
  'S-45 an S3 store that falls silent %s is waited for no longer',
  async (when) => {
    const silent = createServer((_request, response) => {
      if (when === 'in the middle of a file') response.writeHead(200, { 'content-length': '10' }).write('half');
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    const keys = { accessKeyId: 'a', secretAccessKey: 'b', silentForMs: 200 };
    const store = createS3BlobStore(s3Options({ endpoint: `http://127.0.0.1:${address.port}`, ...keys }));
    await expect(store.withLocalFile('models/a.stl', async () => {})).rejects.toMatchObject({ code: 'BLOB_UNAVAILABLE' });
    silent.closeAllConnections();
    silent.close();
  },
);
