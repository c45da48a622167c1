import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import type { BlobName, BlobStore } from '../blob-store.ts';

const newName = (): BlobName => `models/${randomUUID()}.stl`;

/** What every BlobStore must do. */
export function describeBlobStore(open: () => Promise<BlobStore>): void {
  let store: BlobStore;
  beforeAll(async () => {
    store = await open();
  });
  const put = (name: BlobName, text: string) => store.put(name, Readable.from([Buffer.from(text)]));
  const read = async (name: BlobName, range?: { start: number; end: number }) => {
    const { stream, sizeBytes } = await store.open(name, range);
    return { text: (await buffer(stream)).toString(), sizeBytes };
  };

  test('bytes come back as they went in, with their size and SHA-256', async () => {
    const [name, bytes] = [newName(), randomBytes(3_000_001)];
    const chunks = [bytes.subarray(0, 65_536), bytes.subarray(65_536, 65_537), bytes.subarray(65_537)];
    const info = await store.put(name, Readable.from(chunks));
    expect(info).toEqual({ sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
    const { stream, sizeBytes } = await store.open(name);
    expect(sizeBytes).toBe(bytes.length);
    expect((await buffer(stream)).equals(bytes)).toBe(true);
  });

  test('a blob may be empty', async () => {
    const name = newName();
    expect(await store.put(name, Readable.from([]))).toMatchObject({ sizeBytes: 0 });
    expect(await read(name)).toEqual({ text: '', sizeBytes: 0 });
    expect(await read(name, { start: 0, end: 10 })).toEqual({ text: '', sizeBytes: 0 });
  });

  test('a second put replaces the first', async () => {
    const name = newName();
    await put(name, 'the first one');
    await put(name, 'second');
    expect(await read(name)).toEqual({ text: 'second', sizeBytes: 6 });
  });

  test('a range is inclusive, cut at the end, and empty beyond it', async () => {
    const name = newName();
    await put(name, '0123456789');
    expect(await read(name, { start: 2, end: 4 })).toEqual({ text: '234', sizeBytes: 10 });
    expect(await read(name, { start: 8, end: 99 })).toEqual({ text: '89', sizeBytes: 10 });
    expect(await read(name, { start: 10, end: 12 })).toEqual({ text: '', sizeBytes: 10 });
  });

  test('a source that breaks midway leaves nothing, and its own error is thrown', async () => {
    const [name, kept] = [newName(), newName()];
    const broken = () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(100_000);
          throw new Error('the line went dead');
        })(),
      );
    await expect(store.put(name, broken())).rejects.toThrow('the line went dead');
    expect(await store.exists(name)).toBe(false);
    await put(kept, 'kept');
    await expect(store.put(kept, broken())).rejects.toThrow('the line went dead');
    expect((await read(kept)).text).toBe('kept');
  });

  test('a source destroyed at once is refused, not stored', async () => {
    const name = newName();
    const source = new Readable({ read() {} });
    const stored = store.put(name, source);
    source.destroy(new Error('the customer left'));
    await expect(stored).rejects.toThrow('the customer left');
    expect(await store.exists(name)).toBe(false);
  });

  test('a local file holds the bytes while it is used, and errors of the user pass through', async () => {
    const name = newName();
    await put(name, 'solid');
    expect(await store.withLocalFile(name, (path) => readFile(path, 'utf8'))).toBe('solid');
    await expect(store.withLocalFile(name, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine');
    expect(await store.exists(name)).toBe(true);
  });

  test('what is not there is BLOB_NOT_FOUND to read, false to ask for, fine to remove', async () => {
    const name = newName();
    await expect(store.open(name)).rejects.toMatchObject({ code: 'BLOB_NOT_FOUND' });
    await expect(store.open(name, { start: 0, end: 1 })).rejects.toMatchObject({ code: 'BLOB_NOT_FOUND' });
    await expect(store.withLocalFile(name, async () => 1)).rejects.toMatchObject({ code: 'BLOB_NOT_FOUND' });
    expect(await store.exists(name)).toBe(false);
    await store.remove(name);
    await put(name, 'x');
    await store.remove(name);
    expect(await store.exists(name)).toBe(false);
  });

  test.each(['models/../secret', 'models/.hidden', 'models/a/b', 'other/a', 'models/', '/etc/passwd', 'models/a\0b', 'images/ä'])(
    'the name %j is BLOB_BAD_NAME',
    async (name) => {
      const bad = { code: 'BLOB_BAD_NAME' };
      const asked = name as BlobName;
      await expect(store.put(asked, Readable.from([Buffer.from('x')]))).rejects.toMatchObject(bad);
      await expect(store.open(asked)).rejects.toMatchObject(bad);
      await expect(store.withLocalFile(asked, async () => 1)).rejects.toMatchObject(bad);
      await expect(store.exists(asked)).rejects.toMatchObject(bad);
      await expect(store.remove(asked)).rejects.toMatchObject(bad);
    },
  );

  test('a sweep keeps what is whole and what is being written', async () => {
    const [whole, unfinished] = [newName(), newName()];
    await put(whole, 'whole');
    const source = new Readable({ read() {} });
    source.push('first half, ');
    const stored = store.put(unfinished, source);
    await store.sweep();
    source.push('second half');
    source.push(null);
    await stored;
    expect((await read(whole)).text).toBe('whole');
    expect((await read(unfinished)).text).toBe('first half, second half');
  });

  test('a ping says that it stores, and stores nothing', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    await expect(store.exists('models/ping')).resolves.toBe(false);
  });
}
