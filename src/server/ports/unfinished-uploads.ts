import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { uploadModel } from '#contract/calls/upload-model.ts';
import type { ResponseOf } from '#contract/schemas/define-call.ts';

/** How long an upload may rest before it is forgotten. */
export const UNFINISHED_FOR_MS = 86_400_000;

/**
 * Uploads that have not come whole yet, as the tus library's store, and what whole ones were answered. Ids are names of the clock's.
 * Throws the library's errors for what a client asks wrongly, and BlobError BLOB_UNAVAILABLE when the disk refuses.
 */
export interface UnfinishedUploads extends DataStore {
  /** The bytes that have come; the stream fails when there is no such upload. (The library would serve what a `read` gives.) */
  openBytes(id: string): Readable;
  /** What all of them take on the disk, each file counted as half a megabyte at least. */
  countBytes(): Promise<number>;
  /** Puts the answer to a whole upload in the place of its bytes. */
  finish(id: string, answer: ResponseOf<typeof uploadModel>): Promise<void>;
  /** Null until it is finished. */
  findAnswer(id: string): Promise<ResponseOf<typeof uploadModel> | null>;
}
