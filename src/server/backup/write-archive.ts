import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { MANIFEST, type Manifest, sumsEntry } from './archive-format.ts';

/** So that neither end keeps more than so many sums. */
const SUMS_AT_ONCE = 1000;

export interface ArchiveWriter {
  addText(name: string, text: string): Promise<void>;
  /** `source` has to give exactly `sizeBytes`. */
  addStream(name: string, sizeBytes: number, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Writes the manifest and resolves when all is on the disk. */
  finish(manifest: Omit<Manifest, 'entries' | 'sumsSha256'>): Promise<void>;
  /** Stops writing; what was written stays. */
  abandon(): Promise<void>;
}

/** A new file at `path`, which must not exist. Memory stays flat whatever its size. */
export function createArchiveWriter(path: string, at: Date): ArchiveWriter {
  const tar = pack();
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(Readable.from(tar), file);
  // It is awaited at the end; until then a failure must not count as unhandled. It ends the entry that is being written, too.
  written.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))));
  const allSums = createHash('sha256');
  let sums = '';
  let entries = 0;
  let sumFiles = 0;

  const write = async (name: string, sizeBytes: number, source: AsyncIterable<Uint8Array>, hash: Hash) => {
    const ended = Promise.withResolvers<void>();
    const sink = tar.entry({ name, size: sizeBytes, mode: 0o600, mtime: at }, (error) => (error ? ended.reject(error) : ended.resolve()));
    ended.promise.catch(() => {});
    for await (const bytes of source) {
      hash.update(bytes);
      if (!sink.write(bytes)) await Promise.race([once(sink, 'drain'), written, ended.promise]);
    }
    sink.end(undefined);
    await Promise.race([ended.promise, written]);
  };
  const addStream = async (name: string, sizeBytes: number, source: AsyncIterable<Uint8Array>) => {
    const hash = createHash('sha256');
    await write(name, sizeBytes, source, hash);
    entries += 1;
    sums += `${hash.digest('hex')}  ${name}\n`;
    if (entries % SUMS_AT_ONCE === 0) await flushSums();
  };
  const flushSums = async () => {
    sumFiles += 1;
    const bytes = Buffer.from(sums);
    sums = '';
    await write(sumsEntry(sumFiles), bytes.length, Readable.from([bytes]), allSums);
  };
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return addStream(name, bytes.length, Readable.from([bytes]));
  };

  return {
    addText,
    addStream,
    async finish(facts) {
      await flushSums();
      const manifest: Manifest = { ...facts, entries, sumsSha256: allSums.digest('hex') };
      const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
      await write(MANIFEST, bytes.length, Readable.from([bytes]), createHash('sha256'));
      tar.finalize();
      await written;
    },
    async abandon() {
      tar.destroy(new Error('The archive was abandoned.'));
      await written.catch(() => {});
    },
  };
}
