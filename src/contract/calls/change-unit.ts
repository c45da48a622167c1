import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { filenameSchema, fileUnitSchema, idSchema, internalFilenameSchema, mspIdSchema } from '../fields.ts';

/** Beyond the specification: an STL file that was read in a wrong unit is read in another. Asked again it answers the same. */
export const changeUnit = defineCall({
  name: 'changeUnit',
  summary: 'Has an uploaded STL file read in another unit.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'changeUnit' },
  request: z.object({ partID: idSchema, mspID: mspIdSchema, modelUnit: fileUnitSchema }),
  response: z.object({
    success: z.literal(true),
    /** To be followed like an uploaded file; the part that comes of it is as if the file had been uploaded in that unit. */
    file: z.object({ filename: filenameSchema, internalFilename: internalFilenameSchema, modelUnit: fileUnitSchema }),
  }),
});
