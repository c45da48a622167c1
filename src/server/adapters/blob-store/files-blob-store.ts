import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { assertBlobName, BlobError, type BlobName, type BlobStore } from '../../ports/blob-store.ts';
import { createSpoolFolder } from './spool-folder.ts';

/** Blobs as files under `folder`: written aside, on the disk, then renamed, so that a name never stands for half a file. */
export function createFilesBlobStore(folder: string): BlobStore {
  const spool = createSpoolFolder(join(folder, 'unfinished'), { lasting: true });
  const pathOf = (name: BlobName) => {
    assertBlobName(name);
    return join(folder, name);
  };

  return {
    async put(name, source) {
      const target = pathOf(name);
      const { path, ...info } = await spool.write(source);
      try {
        await mkdir(dirname(target), { recursive: true });
        await rename(path, target);
        await syncFolder(dirname(target));
      } catch (cause) {
        await spool.remove(path);
        throw asBlobError(name, cause);
      }
      return info;
    },
    async open(name, range) {
      const handle = await open(pathOf(name)).catch((cause) => {
        throw asBlobError(name, cause);
      });
      try {
        const { size: sizeBytes } = await handle.stat();
        const start = range?.start ?? 0;
        const end = Math.min(range?.end ?? sizeBytes, sizeBytes - 1);
        if (start <= end) return { stream: handle.createReadStream({ start, end }), sizeBytes };
        await handle.close();
        return { stream: Readable.from([]), sizeBytes };
      } catch (cause) {
        await handle.close().catch(() => {});
        throw asBlobError(name, cause);
      }
    },
    async withLocalFile(name, use) {
      const path = pathOf(name);
      await stat(path).catch((cause) => {
        throw asBlobError(name, cause);
      });
      return await use(path);
    },
    async exists(name) {
      const path = pathOf(name);
      try {
        return (await stat(path)).isFile();
      } catch (cause) {
        if (isMissing(cause)) return false;
        throw asBlobError(name, cause);
      }
    },
    async remove(name) {
      const path = pathOf(name);
      await rm(path, { force: true }).catch((cause) => {
        throw asBlobError(name, cause);
      });
    },
    sweep: () => spool.sweep(),
    ping: () => spool.tryOut(),
  };
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
}

function asBlobError(name: BlobName, cause: unknown): BlobError {
  return isMissing(cause)
    ? new BlobError('BLOB_NOT_FOUND', `There is no blob ${name}.`, { cause })
    : new BlobError('BLOB_UNAVAILABLE', `The disk refused to answer for ${name}.`, { cause });
}
