import * as z from 'zod/mini';
import { MOST_DIFFERENT_BODIES } from '#domain/part-insides.ts';
import { defineCall } from '../define-call.ts';
import { filenameSchema, fileUnitSchema, idSchema, internalFilenameSchema, mspIdSchema } from '../fields.ts';

/** Beyond the specification: each different body of a file becomes a part of its own. Asked again it answers the same. */
export const splitPart = defineCall({
  name: 'splitPart',
  summary: 'Makes a part of each different body of a file.',
  path: 'IN_PartAPI',
  action: { field: 'partAction', value: 'splitPart' },
  request: z.object({ partID: idSchema, mspID: mspIdSchema }),
  response: z.object({
    success: z.literal(true),
    /** To be followed like uploaded files; the parts that come of them have the numbers of their bodies. */
    files: z
      .array(z.object({ filename: filenameSchema, internalFilename: internalFilenameSchema, modelUnit: fileUnitSchema }))
      .check(z.maxLength(MOST_DIFFERENT_BODIES)),
  }),
});
