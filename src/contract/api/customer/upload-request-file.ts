import * as z from 'zod/mini';
import { lineNumberSchema } from '../../desk/documents.ts';
import { requestKeySchema } from '../../desk/request.ts';
import { defineResource } from '../../schemas/define-call.ts';
import { idSchema, mspIdSchema } from '../../schemas/fields.ts';

/**
 * The file travels as the multipart part `requestFile`. With `key` it is added to the request that the key
 * opens, of the line named or the request as a whole; with `mspID` it waits for a request to that provider, or for an order, that
 * names it, and is deleted when none has within a day.
 */
export const uploadRequestFile = defineResource({
  name: 'uploadRequestFile',
  summary: 'Takes a drawing, an order or a model for a request: PDF, STEP, IGES or STL (multipart part `requestFile`), at most 25 MB.',
  method: 'POST',
  path: 'v1/request-files',
  file: 'requestFile',
  costs: [{ kind: 'fileBytes' }],
  isGuessable: true,
  wakes: 'mails',
  request: z.object({
    key: z.optional(requestKeySchema),
    mspID: z.optional(mspIdSchema),
    line: z.optional(lineNumberSchema),
  }),
  response: z.object({ fileID: idSchema, filename: z.string() }),
});
