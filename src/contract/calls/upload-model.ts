import * as z from 'zod/mini';
import { defineCall } from '../schemas/define-call.ts';
import { fileUnitSchema, internalFilenameSchema, lenientUnitSchema, mspIdSchema } from '../schemas/fields.ts';

/** Call 1. The file itself travels as the multipart part `modelFile`; it is streamed, never held in `request`. */
export const uploadModel = defineCall({
  name: 'uploadModel',
  summary: 'Uploads one STL, STEP or IGES file (multipart part `modelFile`).',
  path: 'IN_FileUploadFormResponse',
  file: 'modelFile',
  successStatus: 202,
  wakes: 'parts',
  request: z.object({
    modelUnit: lenientUnitSchema,
    /** Beyond the specification: whose customer this is, so that customers of one provider don't wait for those of another. */
    mspID: z.optional(mspIdSchema),
  }),
  response: z.object({
    success: z.literal(true),
    filename: z.string(),
    internalFilename: internalFilenameSchema,
    modelUnit: fileUnitSchema,
  }),
});
