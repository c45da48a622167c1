import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { filenameSchema, internalFilenameSchema, lenientUnitSchema } from '../schemas/fields.ts';

/** Call 2. */
export const scheduleDescription = defineCall({
  name: 'scheduleDescription',
  summary: 'Asks for the image and the figures of an uploaded file.',
  path: 'IN_FileUploadFormResponse',
  action: { field: 'uploadAction', value: 'scheduleModelImageAndMetadataGeneration' },
  isGuessable: true,
  request: z.object({ filename: filenameSchema, internalFilename: internalFilenameSchema, modelUnit: lenientUnitSchema }),
  response: z.object({ success: z.literal(true), filename: z.string(), internalFilename: z.string() }),
});
