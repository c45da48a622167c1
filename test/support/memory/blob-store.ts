import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { assertBlobName, BlobError, type BlobName, type BlobStore } from '#server/ports/blob-store.ts';

/** Blobs in memory. */
export function createMemoryBlobStore(): BlobStore {
  const blobs = new Map<BlobName, Buffer>();
  const find = (name: BlobName): Buffer => {
    assertBlobName(name);
    const bytes = blobs.get(name);
    if (bytes === undefined) throw new BlobError('BLOB_NOT_FOUND', `There is no blob ${name}.`);
    return bytes;
  };
  return {
    async put(name, source) {
      assertBlobName(name);
      const bytes = await buffer(source);
      blobs.set(name, bytes);
      return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    async open(name, range) {
      const bytes = find(name);
      const part = range === undefined ? bytes : bytes.subarray(range.start, range.end + 1);
      return { stream: Readable.from(part.length > 0 ? [part] : []), sizeBytes: bytes.length };
    },
    async withLocalFile(name, use) {
      const bytes = find(name);
      const folder = await mkdtemp(join(tmpdir(), 'quickquote-memory-blob-'));
      try {
        const path = join(folder, randomUUID());
        await writeFile(path, bytes);
        return await use(path);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async exists(name) {
      assertBlobName(name);
      return blobs.has(name);
    },
    async remove(name) {
      assertBlobName(name);
      blobs.delete(name);
    },
    sweep: async () => {},
    ping: async () => {},
  };
}
