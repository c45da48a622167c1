import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { BlobStore } from '../ports/blob-store.ts';
import type { RecordsCopy, RowBatch } from '../ports/records/records-copy.ts';
import { blobOfEntry, KEY_ENTRY, type Manifest, tableOfEntry } from './archive-format.ts';
import { readArchive, readText } from './read-archive.ts';

export interface BackupTarget {
  /** Of an empty database, migrated as far as the backup's. */
  readonly copy: RecordsCopy;
  readonly blobs: BlobStore;
  /** Where the key goes; null when the backup has none. */
  readonly keyFile: string | null;
}

/**
 * Brings a backup that was verified into an empty target: the files, then all rows in one transaction, so that no record is ever
 * there without its file. Throws BlobError, RecordsError, and what the disk throws.
 */
export async function restoreBackup(path: string, { facts }: Manifest, { copy, blobs, keyFile }: BackupTarget): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    const blob = blobOfEntry(name);
    if (blob !== null) await blobs.put(blob, Readable.from(content, { objectMode: false }));
    else if (name === KEY_ENTRY && keyFile !== null) await writeKey(keyFile, await readText(content));
    else await skip(content);
  }
  await copy.write(facts, readRows(path));
}

async function* readRows(path: string): AsyncGenerator<RowBatch> {
  for await (const { name, content } of readArchive(path)) {
    const table = tableOfEntry(name);
    if (table === null) await skip(content);
    else yield { table, rows: (await readText(content)).split('\n').filter((row) => row !== '') };
  }
}

async function skip(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of content);
}

/** Never replaces a key: it would end what that one has signed. */
async function writeKey(path: string, pem: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await using handle = await open(path, 'wx', 0o600);
  await handle.writeFile(pem);
  await handle.sync();
}
