import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { lineNumberSchema } from '../desk/documents.ts';
import { requestKeySchema } from '../desk/request.ts';
import { idSchema, mspIdSchema } from '../fields.ts';

/**
 * Beyond the specification. The file travels as the multipart part `requestFile`. With `key` it is added to the request that the key
 * opens, of the line named or the request as a whole; with `mspID` it waits for a request to that provider, or for an order, that
 * names it, and is deleted when none has within a day.
 */
export const uploadRequestFile = defineCall({
  name: 'uploadRequestFile',
  summary: 'Takes a drawing, an order or a model for a request: PDF, STEP, IGES or STL (multipart part `requestFile`), at most 25 MB.',
  path: 'IN_RequestFileAPI',
  file: 'requestFile',
  jsonFields: ['line'],
  request: z.object({
    key: z.optional(requestKeySchema),
    mspID: z.optional(mspIdSchema),
    line: z.optional(lineNumberSchema),
  }),
  response: z.object({ success: z.literal(true), fileID: idSchema, filename: z.string() }),
});
