/** What can be added to a request beside the models that are priced: drawings and orders as PDF, new revisions of models. */
export const REQUEST_FILE_TYPES = ['pdf', 'step', 'iges', 'stl'] as const;
export type RequestFileType = (typeof REQUEST_FILE_TYPES)[number];

/** Files that one request may have. */
export const MOST_REQUEST_FILES = 100;

/** A file that belongs to a request. */
export interface RequestFile {
  /** 128 random bits or more; its blob is `documents/<id>`. */
  readonly id: string;
  readonly providerId: string;
  /** Null until the request is sent that it was uploaded for. */
  readonly requestId: string | null;
  /** The line that it is about; null: the request as a whole. */
  readonly line: number | null;
  readonly filename: string;
  readonly type: RequestFileType;
  readonly sizeBytes: number;
  readonly addedBy: 'customer' | 'member';
  readonly addedAt: Date;
}
