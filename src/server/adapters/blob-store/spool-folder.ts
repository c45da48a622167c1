import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BlobError, type BlobInfo } from '../../ports/blob-store.ts';
import { processIsAlive } from '../process-is-alive.ts';

/** A folder of unfinished writes, which several processes may share. */
export interface SpoolFolder {
  /**
   * Writes a stream to a new file, which is on the disk then where files last. Nothing is left when it throws: the source's own error as it is,
   * or BLOB_UNAVAILABLE when the disk refuses.
   */
  write(source: Readable): Promise<BlobInfo & { readonly path: string }>;
  remove(path: string): Promise<void>;
  /** Writes a byte and removes it. Throws BLOB_UNAVAILABLE when the disk refuses. */
  tryOut(): Promise<void>;
  /** Removes what dead processes have left. */
  sweep(): Promise<void>;
}

/** `host_pid_run_count.part`; the run tells this process from an earlier one with its pid. */
const RUN = randomUUID();
const HOST = hostname().replaceAll('_', '-');
/** No write takes that long; the rule for files of other machines, whose processes can't be asked. */
const ABANDONED_AFTER_MS = 3_600_000;

/** `lasting`: what is written stays where it is, or gets another name. Otherwise it only passes through, and nothing waits for the disk. */
export function createSpoolFolder(folder: string, { lasting }: { readonly lasting: boolean }): SpoolFolder {
  const remove = (path: string) => rm(path, { force: true });
  const write: SpoolFolder['write'] = async (source) => {
    // The source may fail while nobody reads it yet; reading then throws its error.
    source.on('error', () => {});
    const path = join(folder, `${HOST}_${process.pid}_${RUN}_${randomUUID()}.part`);
    const handle = await stored(async () => {
      await mkdir(folder, { recursive: true });
      return await open(path, 'wx');
    });
    try {
      return { path, ...(await copy(source, handle, lasting)) };
    } catch (error) {
      await handle.close().catch(() => {});
      await remove(path);
      throw error;
    }
  };
  return {
    write,
    remove,
    async tryOut() {
      const { path } = await write(Readable.from([Buffer.from('.')]));
      await remove(path);
    },
    async sweep() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => null);
        if (found !== null && isAbandoned(name, Date.now() - found.mtimeMs)) await remove(path);
      }
    },
  };
}

async function copy(source: Readable, handle: FileHandle, lasting: boolean): Promise<BlobInfo> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of source) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    hash.update(bytes);
    sizeBytes += bytes.length;
    await stored(() => handle.appendFile(bytes));
  }
  await stored(async () => {
    if (lasting) await handle.sync();
    await handle.close();
  });
  return { sizeBytes, sha256: hash.digest('hex') };
}

async function stored<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    throw new BlobError('BLOB_UNAVAILABLE', 'The disk refused to store a file.', { cause });
  }
}

function isAbandoned(name: string, ageMs: number): boolean {
  const [host, pid, run] = name.split('_');
  if (host !== HOST) return ageMs > ABANDONED_AFTER_MS;
  return Number(pid) === process.pid ? run !== RUN : !processIsAlive(Number(pid));
}
