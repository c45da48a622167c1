import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import * as z from 'zod/mini';
import { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';
import { BlobError } from '../../ports/blob-store.ts';
import { UNFINISHED_FOR_MS, type UnfinishedUploads } from '../../ports/unfinished-uploads.ts';

const noteSchema = z.object({
  sizeBytes: z.int(),
  metadata: z.record(z.string(), z.nullable(z.string())),
  createdAt: z.string(),
  answer: z.nullable(uploadModel.response),
});
type Note = z.infer<typeof noteSchema>;

/** No path, and nobody guesses one. */
const ID = /^[A-Za-z0-9_-]{22}$/;
const OWNER_ONLY = 0o600;
/** A file is work to look after, however small: counted so, there are never so many that looking at all of them takes long. */
const LEAST_COUNTED = 2 ** 19;

/** Two files for each upload under `folder`: its bytes, and a note of what it is. Processes may share the folder. */
export function createFilesUnfinishedUploads(folder: string): UnfinishedUploads {
  return new FilesUnfinishedUploads(folder);
}

class FilesUnfinishedUploads extends DataStore implements UnfinishedUploads {
  readonly #folder: string;
  #counting: Promise<number> | null = null;

  constructor(folder: string) {
    super();
    this.#folder = folder;
    this.extensions = ['creation', 'creation-with-upload', 'expiration', 'termination'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size: sizeBytes = 0, metadata = {}, creation_date: createdAt = new Date().toISOString() } = upload;
    await answered(async () => {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(this.#pathOf(id, 'part'), '', { flag: 'wx', mode: OWNER_ONLY });
      await this.#write(id, { sizeBytes, metadata, createdAt, answer: null });
    });
    return upload;
  }

  /** What had come when a source breaks off stays. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    await using handle = await answered(() => open(this.#pathOf(id, 'part'), 'r+'));
    let at = offset;
    for await (const chunk of source as AsyncIterable<Buffer>) {
      for (let done = 0; done < chunk.length; ) {
        const { bytesWritten } = await answered(() => handle.write(chunk, done, chunk.length - done, at + done));
        done += bytesWritten;
      }
      at += chunk.length;
    }
    return at;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { sizeBytes: size, metadata, createdAt, answer } = await this.#note(id);
    const offset = answer === null ? (await answered(() => stat(this.#pathOf(id, 'part')))).size : size;
    return new Upload({ id, size, offset, metadata, creation_date: createdAt });
  }

  override async remove(id: string): Promise<void> {
    for (const ending of ['json', 'part'] as const) await answered(() => rm(this.#pathOf(id, ending), { force: true }));
  }

  override getExpiration(): number {
    return UNFINISHED_FOR_MS;
  }

  override async deleteExpired(): Promise<number> {
    const expired = (await this.#list()).filter(({ mtimeMs }) => Date.now() - mtimeMs > UNFINISHED_FOR_MS);
    for (const { path } of expired) await answered(() => rm(path, { force: true }));
    return expired.length;
  }

  countBytes(): Promise<number> {
    // Whoever asks while somebody looks gets the same answer.
    this.#counting ??= this.#count().finally(() => {
      this.#counting = null;
    });
    return this.#counting;
  }

  async #count(): Promise<number> {
    return (await this.#list()).reduce((sum, { size }) => sum + Math.max(size, LEAST_COUNTED), 0);
  }

  openBytes(id: string): Readable {
    return createReadStream(this.#pathOf(id, 'part'));
  }

  async finish(id: string, answer: ResponseOf<typeof uploadModel>): Promise<void> {
    await this.#write(id, { ...(await this.#note(id)), answer });
    await answered(() => rm(this.#pathOf(id, 'part'), { force: true }));
  }

  async findAnswer(id: string): Promise<ResponseOf<typeof uploadModel> | null> {
    return (await this.#note(id)).answer;
  }

  async #list() {
    const names = await readdir(this.#folder).catch(() => []);
    const found = names.map(async (name) => {
      const path = join(this.#folder, name);
      // It may be gone by now.
      const stats = await stat(path).catch(() => null);
      return stats === null ? [] : [{ path, size: stats.size, mtimeMs: stats.mtimeMs }];
    });
    return (await Promise.all(found)).flat();
  }

  /** A torn note would lose the upload, so it is written aside. */
  async #write(id: string, note: Note): Promise<void> {
    const path = this.#pathOf(id, 'json');
    await answered(async () => {
      await writeFile(`${path}.new`, JSON.stringify(note), { mode: OWNER_ONLY });
      await rename(`${path}.new`, path);
    });
  }

  async #note(id: string): Promise<Note> {
    const text = await answered(() => readFile(this.#pathOf(id, 'json'), 'utf8'));
    return noteSchema.parse(JSON.parse(text));
  }

  #pathOf(id: string, ending: 'json' | 'part'): string {
    if (!ID.test(id)) throw ERRORS.FILE_NOT_FOUND;
    return join(this.#folder, `${id}.${ending}`);
  }
}

/** Tells what is not there from a disk that refuses. */
async function answered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause === ERRORS.FILE_NOT_FOUND || (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'))
      throw ERRORS.FILE_NOT_FOUND;
    throw new BlobError('BLOB_UNAVAILABLE', 'The disk refused to store an upload.', { cause });
  }
}
