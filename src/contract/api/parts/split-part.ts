import * as z from 'zod/mini';
import { MOST_DIFFERENT_BODIES } from '#domain/part/part-insides.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { filenameSchema, fileUnitSchema, idSchema, internalFilenameSchema, mspIdSchema } from '../../schemas/fields.ts';

/** each different body of a file becomes a part of its own. Asked again it answers the same. */
export const splitPart = defineResource({
  name: 'splitPart',
  summary: 'Makes a part of each different body of a file.',
  method: 'POST',
  path: 'v1/parts/{partID}/bodies',
  wakes: 'parts',
  request: z.object({ partID: idSchema, mspID: mspIdSchema }),
  response: z.object({
    /** To be followed like uploaded files; the parts that come of them have the numbers of their bodies. */
    files: z
      .array(z.object({ filename: filenameSchema, internalFilename: internalFilenameSchema, modelUnit: fileUnitSchema }))
      .check(z.maxLength(MOST_DIFFERENT_BODIES)),
  }),
});
