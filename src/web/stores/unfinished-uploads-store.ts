import * as z from 'zod/mini';
import { createStoredStore } from './stored-store.ts';

const unfinishedUploadSchema = z.object({
  /** The same for the same file, sent for the same. */
  fingerprint: z.string(),
  filename: z.string(),
  sizeBytes: z.number(),
  mspID: z.string(),
  /** Where the server keeps what has come of it. */
  address: z.string(),
  beganAtMs: z.number(),
});
export type UnfinishedUpload = z.infer<typeof unfinishedUploadSchema>;

interface UnfinishedUploads {
  readonly uploads: readonly UnfinishedUpload[];
}

/** The server forgets them after as long. */
const KEPT_MS = 86_400_000;

/** Uploads that a dropped connection or a closed page may have cut short. */
export const useUnfinishedUploadsStore = createStoredStore({
  key: 'unfinishedUploadsStore',
  read: readUploads,
  actions: (set) => ({
    addUpload: (upload: UnfinishedUpload) =>
      set(({ uploads }) => ({ uploads: [...uploads.filter((other) => other.fingerprint !== upload.fingerprint), upload] })),
    removeUpload: (fingerprint: string) =>
      set(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.fingerprint !== fingerprint) })),
  }),
});

function readUploads(stored: unknown): UnfinishedUploads {
  const { uploads } = z.object({ uploads: z.array(unfinishedUploadSchema) }).safeParse(stored).data ?? { uploads: [] };
  return { uploads: uploads.filter(({ beganAtMs }) => Date.now() - beganAtMs < KEPT_MS) };
}
