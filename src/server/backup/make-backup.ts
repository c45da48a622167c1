import { readFile, rename, rm, stat } from 'node:fs/promises';
import * as z from 'zod/mini';
import { assertBlobName, BlobError, type BlobName, type BlobStore, documentBlob, modelBlob } from '../ports/blob-store.ts';
import type { RecordsCopy } from '../ports/records/records-copy.ts';
import { BackupError, blobEntry, KEY_ENTRY, type Manifest, rowsEntry } from './archive-format.ts';
import { type ArchiveWriter, createArchiveWriter } from './write-archive.ts';

export interface BackupSource {
  readonly copy: RecordsCopy;
  readonly blobs: BlobStore;
  readonly now: Date;
  /** Taken along; null: not. */
  readonly keyFile: string | null;
}

/** What a row of `parts` says about where its files lie. */
const partSchema = z.object({
  internal_filename: z.string(),
  image_name: z.nullable(z.string()),
  mesh_name: z.nullable(z.string()),
  stl_name: z.nullable(z.string()),
  /** A body of another part's upload, which that one names; with a file of its own, or without. */
  body: z.nullish(z.object({ file: z.nullish(z.unknown()) })),
  state: z.nullish(z.string()),
});

const pictureSchema = z.object({ name: z.string() });
const fileSchema = z.object({ id: z.string() });

/** What rows of these tables say about where their files lie. */
const NAMED_BLOBS: Readonly<Record<string, (row: unknown) => readonly string[]>> = {
  parts: namedByPart,
  material_pictures: (row) => [pictureSchema.parse(row).name],
  request_files: (row) => [documentBlob(fileSchema.parse(row).id)],
};

/**
 * Writes the records as of one moment and the blobs that they name to a new file at `path`, which appears when it is whole.
 * The records come first: blobs are stored before a record names them, never change, and none is removed meanwhile.
 * Throws BackupError in words, RecordsError, BlobError, and what the disk throws.
 */
export async function makeBackup(source: BackupSource, path: string): Promise<void> {
  if ((await stat(path).catch(() => null)) !== null) throw new BackupError(`${path} exists already. Name a new file.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { force: true });
  const archive = createArchiveWriter(unfinished, source.now);
  try {
    await archive.finish(await fill(archive, source));
    await rename(unfinished, path);
  } catch (error) {
    await archive.abandon();
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function fill(
  archive: ArchiveWriter,
  { copy, blobs, now, keyFile }: BackupSource,
): Promise<Omit<Manifest, 'entries' | 'sumsSha256'>> {
  const rowCounts: Record<string, number> = {};
  const names: BlobName[] = [];
  let files = 0;
  const { facts, release } = await copy.read(async ({ table, rows }) => {
    rowCounts[table] = (rowCounts[table] ?? 0) + rows.length;
    files += 1;
    await archive.addText(rowsEntry(table, files), `${rows.join('\n')}\n`);
    for (const name of rows.flatMap((row) => NAMED_BLOBS[table]?.(JSON.parse(row)) ?? [])) {
      assertBlobName(name);
      names.push(name);
    }
  });
  const missingBlobs: string[] = [];
  try {
    for (const name of names) if (!(await addBlob(archive, blobs, name))) missingBlobs.push(name);
  } finally {
    await release();
  }
  if (keyFile !== null) await archive.addText(KEY_ENTRY, await readFile(keyFile, 'utf8'));
  const counts = { rows: rowCounts, blobs: names.length - missingBlobs.length, missingBlobs };
  return { format: 1, madeAt: now.toISOString(), facts, ...counts, withKey: keyFile !== null };
}

function namedByPart(row: unknown): readonly string[] {
  const { internal_filename, image_name, mesh_name, stl_name, body, state } = partSchema.parse(row);
  const outputs = [image_name, mesh_name, stl_name].filter((name) => name !== null);
  // Its file is in a customer's browser.
  if (state === 'stated') return outputs;
  return body == null || body.file != null ? [modelBlob(internal_filename), ...outputs] : outputs;
}

/** Whether it was there. */
async function addBlob(archive: ArchiveWriter, blobs: BlobStore, name: BlobName): Promise<boolean> {
  try {
    const { stream, sizeBytes } = await blobs.open(name);
    await archive.addStream(blobEntry(name), sizeBytes, stream);
    return true;
  } catch (error) {
    if (error instanceof BlobError && error.code === 'BLOB_NOT_FOUND') return false;
    throw error;
  }
}
