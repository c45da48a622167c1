import * as z from 'zod/mini';
import { uploadModel } from './calls/upload-model.ts';

/**
 * Where uploads begin that go on after a dropped connection, under the API base. They speak tus 1.0
 * (https://tus.io/protocols/resumable-upload) with creation, creation-with-upload, expiration and termination. The request that
 * completes one is answered as call 1 is; a GET of the upload's address repeats that answer to a client that it did not reach.
 */
export const RESUMABLE_UPLOAD_PATH = 'uploads';

/** What the upload's metadata say: call 1's fields, and the name that a multipart part would carry. */
export const uploadMetadataSchema = z.extend(uploadModel.request, { filename: z.string() });
export type UploadMetadata = z.infer<typeof uploadMetadataSchema>;
