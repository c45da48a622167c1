import type { RequestFileType } from '#domain/desk/request-file.ts';
import type { ModelFormat } from '#domain/part/part.ts';

/** A file that is safely stored, but that no record speaks of yet. */
export interface StagedModel {
  readonly filename: string;
  readonly internalFilename: string;
  readonly format: ModelFormat;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The same of a file of a request. */
export interface StagedFile {
  readonly fileId: string;
  readonly filename: string;
  readonly type: RequestFileType;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** A picture as it was sent, in memory. */
export interface ReceivedPicture {
  readonly bytes: Buffer;
}

/** What comes of the file that a call takes. */
export interface ReceivedFiles {
  readonly modelFile: StagedModel;
  readonly requestFile: StagedFile;
  readonly pictureFile: ReceivedPicture;
}
export type ReceivedFile = ReceivedFiles[keyof ReceivedFiles];
