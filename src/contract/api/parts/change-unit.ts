import * as z from 'zod/mini';
import { defineResource } from '../../schemas/define-call.ts';
import { filenameSchema, fileUnitSchema, idSchema, internalFilenameSchema, mspIdSchema } from '../../schemas/fields.ts';

/** an STL file that was read in a wrong unit is read in another. Asked again it answers the same. */
export const changeUnit = defineResource({
  name: 'changeUnit',
  summary: 'Has an uploaded STL file read in another unit.',
  method: 'PUT',
  path: 'v1/parts/{partID}/unit',
  wakes: 'parts',
  request: z.object({ partID: idSchema, mspID: mspIdSchema, modelUnit: fileUnitSchema }),
  response: z.object({
    /** To be followed like an uploaded file; the part that comes of it is as if the file had been uploaded in that unit. */
    file: z.object({ filename: filenameSchema, internalFilename: internalFilenameSchema, modelUnit: fileUnitSchema }),
  }),
});
