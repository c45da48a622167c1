import type { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

/**
 * A ZIP archive, piece by piece: one entry is open at a time, and read no faster than the archive is. Entries are stored as they are,
 * which costs the server nothing but their checksum. Throws what opening or reading one throws; below 4 GiB in all, as there is no
 * ZIP64.
 */
export async function* writeZip(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    made.push(chunk);
  });
  for (const { name, open } of entries) {
    const entry = new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    const source: AsyncIterable<Uint8Array> = await open();
    for await (const chunk of source) {
      entry.push(chunk);
      yield* made.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
