import type { Readable } from 'node:stream';

/** Names look like `models/…`, `images/…`, `meshes/…`, `documents/…`: letters, digits, `-`, `_`, `.`, one slash. */
export type BlobName = `${'models' | 'images' | 'meshes' | 'documents'}/${string}`;

/** Where an uploaded file lies. */
export function modelBlob(internalFilename: string): BlobName {
  return `models/${internalFilename}`;
}

/** Where a file of a request lies. */
export function documentBlob(fileId: string): BlobName {
  return `documents/${fileId}`;
}

export interface BlobInfo {
  readonly sizeBytes: number;
  /** Lower SHA-256 hex. */
  readonly sha256: string;
}

/** Bytes by name. Throws BlobError: BLOB_NOT_FOUND, BLOB_BAD_NAME, or BLOB_UNAVAILABLE when the store is away. */
export interface BlobStore {
  /**
   * Stores a stream under `name`, replacing what was there; whole and durable when it resolves, absent when it throws
   * (a source that errors midway included). Memory stays flat whatever the size.
   */
  put(name: BlobName, source: Readable): Promise<BlobInfo>;
  /**
   * `range` is inclusive, in bytes; an end beyond the last byte is cut, a start beyond it gives an empty stream.
   * `sizeBytes` is the whole blob's size, range or not.
   */
  open(name: BlobName, range?: { readonly start: number; readonly end: number }): Promise<{ stream: Readable; sizeBytes: number }>;
  /** Runs `use` with a local path that holds the bytes, read only, valid until `use` settles. */
  withLocalFile<T>(name: BlobName, use: (path: string) => Promise<T>): Promise<T>;
  exists(name: BlobName): Promise<boolean>;
  /** Resolves also when nothing was there. */
  remove(name: BlobName): Promise<void>;
  /** Removes what interrupted writes left; called at start. */
  sweep(): Promise<void>;
  /** Resolves when something could be stored just now. */
  ping(): Promise<void>;
}

export class BlobError extends Error {
  readonly code: 'BLOB_NOT_FOUND' | 'BLOB_BAD_NAME' | 'BLOB_UNAVAILABLE';
  constructor(code: BlobError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const BLOB_NAME = /^(models|images|meshes|documents)\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Throws BLOB_BAD_NAME unless `name` is one; keeps paths such as `models/../x` out of every adapter. */
export function assertBlobName(name: string): asserts name is BlobName {
  if (!BLOB_NAME.test(name)) throw new BlobError('BLOB_BAD_NAME', `Not a blob's name: ${JSON.stringify(name.slice(0, 80))}.`);
}
