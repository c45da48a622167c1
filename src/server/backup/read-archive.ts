import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { extract } from 'tar-stream';
import { BackupError, MANIFEST, type Manifest, manifestSchema, SUMS_FOLDER } from './archive-format.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The entries of a tar file, one after the other; whoever takes one reads it to its end. Throws BackupError. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const file = createReadStream(path);
  file.on('error', (error) => tar.destroy(error));
  file.pipe(tar as unknown as NodeJS.WritableStream);
  try {
    for await (const entry of tar) {
      if (entry.header.type !== 'file') throw new BackupError(`${path} holds ${entry.header.name}, which is no file.`);
      yield { name: entry.header.name, sizeBytes: entry.header.size, content: readContent(path, entry) };
    }
  } catch (cause) {
    throw asBackupError(path, cause);
  } finally {
    file.destroy();
  }
}

async function* readContent(path: string, entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  try {
    yield* entry as AsyncIterable<Uint8Array>;
  } catch (cause) {
    throw asBackupError(path, cause);
  }
}

function asBackupError(path: string, cause: unknown): BackupError {
  if (cause instanceof BackupError) return cause;
  return new BackupError(`${path} can not be read as a backup: ${cause instanceof Error ? cause.message : String(cause)}.`, { cause });
}

/** Reads a backup to its end and compares every entry with its hash. Throws BackupError unless it is whole. */
export async function verifyArchive(path: string): Promise<Manifest> {
  const pending = new Map<string, string>();
  const allSums = createHash('sha256');
  let entries = 0;
  let manifest: Manifest | null = null;
  for await (const { name, content } of readArchive(path)) {
    if (manifest !== null) throw new BackupError(`${path} goes on after its end.`);
    if (name === MANIFEST) manifest = readManifest(path, await readText(content));
    else if (name.startsWith(SUMS_FOLDER)) {
      const text = await readText(content);
      allSums.update(text);
      compareSums(path, pending, text);
    } else {
      const hash = createHash('sha256');
      for await (const bytes of content) hash.update(bytes);
      pending.set(name, hash.digest('hex'));
      entries += 1;
    }
  }
  if (manifest === null) throw new BackupError(`${path} was cut short: its end is missing.`);
  if (pending.size > 0 || entries !== manifest.entries || allSums.digest('hex') !== manifest.sumsSha256)
    throw new BackupError(`${path} is not whole: it lists other entries than it holds.`);
  return manifest;
}

export async function readText(content: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const bytes of content) chunks.push(bytes);
  return Buffer.concat(chunks).toString('utf8');
}

function compareSums(path: string, pending: Map<string, string>, text: string): void {
  for (const line of text.split('\n').filter((it) => it !== '')) {
    const [sum, name] = [line.slice(0, 64), line.slice(66)];
    if (pending.get(name) !== sum) throw new BackupError(`${path} is damaged: ${name} is not what was written.`);
    pending.delete(name);
  }
}

function readManifest(path: string, text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new BackupError(`${path} was not made by this version of QuickQuote or an earlier one.`, { cause });
  }
}
